// Runs before the first paint, so that a chosen theme never flashes. Storage may be blocked: then the system decides.
try {
  const theme = localStorage.getItem('ringbreak.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.setAttribute('data-theme', theme)
} catch {
  document.documentElement.removeAttribute('data-theme')
}
