/*
 * Runs in the head of the landing page, before its first paint: a chosen theme never flashes up as the other one,
 * and whoever has a stored session sees the spinner, never a visitor's page (specification 2; decision 0007).
 */
const { documentElement } = document
try {
  const theme = localStorage.getItem('trellis:theme')
  if (theme === 'light' || theme === 'dark') documentElement.dataset.theme = theme
  if (localStorage.getItem('isLoggedIn') === 'true' && localStorage.getItem('token')) {
    documentElement.dataset.session = 'stored'
  }
} catch {
  // A browser that refuses storage shows what a visitor sees, in the system's theme.
}
