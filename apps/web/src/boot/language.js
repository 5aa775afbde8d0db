// The bare address leads on: to the language chosen here before, else to the first one the browser asks for.
{
  const languages = ['en', 'de']
  let chosen = null
  try {
    chosen = localStorage.getItem('ringbreak.language')
  } catch {
    chosen = null
  }
  const wanted = [chosen, ...navigator.languages].map((tag) => (tag ?? '').slice(0, 2).toLowerCase())
  location.replace(
    '/' + (wanted.find((tag) => languages.includes(tag)) ?? 'en') + location.search + location.hash,
  )
}
