/** Scrolls a panel of this page into view and gives its heading the focus, so that reading goes on there. */
export const reveal = (panelId: string): void => {
  const panel = document.getElementById(panelId)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  panel?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
  panel?.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true })
}
