/*
 * Runs before the first paint, so that a chosen theme never flashes up as the other one. Without a
 * choice the style sheet follows the system.
 */
try {
  const theme = localStorage.getItem('trellis:theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    for (const bars of document.querySelectorAll('meta[name="theme-color"]')) {
      bars.setAttribute('media', bars.getAttribute('data-scheme') === theme ? 'all' : 'not all')
    }
  }
} catch {
  // A browser that refuses storage follows the system too.
}
