/*
 * Runs in the head of a drawn page, before its first paint: a chosen theme never flashes up as the other one,
 * and whoever has a stored session sees the spinner, never a visitor's page (specification 2; decision 0007). So does
 * whoever has kept what makes a form another than the drawn one (decision 0058).
 */
const { documentElement } = document
try {
  const theme = localStorage.getItem('trellis:theme')
  if (theme === 'light' || theme === 'dark') {
    documentElement.dataset.theme = theme
    for (const bars of document.querySelectorAll('meta[name="theme-color"]')) {
      bars.setAttribute('media', bars.getAttribute('data-scheme') === theme ? 'all' : 'not all')
    }
  }
  const isMember = localStorage.getItem('isLoggedIn') === 'true' && localStorage.getItem('token')
  const isKept = (key) => localStorage.getItem(key) ?? sessionStorage.getItem(key)
  if (isMember || KEPT_UNDER.some(isKept)) documentElement.dataset.session = 'stored'
} catch {
  // A browser that refuses storage shows what a visitor sees, in the system's theme.
}
