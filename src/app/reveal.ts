/** Scrolls a heading of this page into view and gives it the focus, so that reading goes on there. */
export const reveal = (headingId: string): void => {
  const heading = document.getElementById(headingId)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  heading?.closest('section')?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
  heading?.focus({ preventScroll: true })
}
