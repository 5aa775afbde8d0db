// The language switch is a link that works before the page has come alive: what it chooses is stored as early as that.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('a[data-switch][hreflang]') : null
  if (link === null) return
  try {
    localStorage.setItem('ringbreak.language', link.getAttribute('hreflang') ?? '')
  } catch {
    // Where storage is blocked, the language stands in the address alone.
  }
})
