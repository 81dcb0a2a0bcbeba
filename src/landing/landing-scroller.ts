import { isPanel, type Panel } from '../../machines/landing/panels.ts'
import { type Landing, listenToInput } from './landing-input.ts'

const reducedMotion = '(prefers-reduced-motion: reduce)'

/**
 * The first panel if the URL's hash names none: the panel in view, as after a reload, or the hero, because after a
 * navigation within the site the window still has the scroll position of the previous page.
 */
export type InitialPosition = 'in view' | 'at the hero'

/**
 * Scrolls when the machine requests it, and sends it the panel in view, whether panels fit into the window and, while
 * it snaps, the visitor's gestures. `changeHash` receives the id of the panel, or '' for the hero. Returns a function
 * that stops all of it.
 */
export const scrollLanding = (
  landing: Landing,
  changeHash: (id: string) => void,
  initialPosition: InitialPosition,
): (() => void) => {
  const panels = [...document.querySelectorAll<HTMLElement>('[data-panel]')]
  const controller = new AbortController()
  const { signal } = controller
  const motion = matchMedia(reducedMotion)

  const sendWindow = () => {
    // A panel has a minimum height only where the stylesheet shows one at a time.
    const fits = panels.every(
      (panel) =>
        panel.offsetHeight <= innerHeight + 1 && parseFloat(getComputedStyle(panel).minHeight),
    )
    document.documentElement.style.scrollSnapType = fits ? '' : 'none'
    landing.send({ type: 'motion changed', reducedMotion: motion.matches })
    landing.send({ type: 'mode changed', mode: fits ? 'snapping' : 'native scrolling' })
  }
  let published: number | null = null
  const publishView = (panel: number) => {
    // The same panel again would end a jump that has just begun.
    if (!isPanel(panel) || panel === published) return
    published = panel
    landing.send({ type: 'panel came into view', panel })
  }
  const panelInView = () => {
    const middle = innerHeight / 2
    return panels.findIndex((panel) => {
      const { top, bottom } = panel.getBoundingClientRect()
      return top <= middle && bottom > middle
    })
  }

  // The observer reports one frame late. A faster key would step from a panel that is no longer in view.
  for (const type of ['keydown', 'wheel', 'touchstart', 'click']) {
    const publishCurrent = () => publishView(panelInView())
    addEventListener(type, publishCurrent, { capture: true, passive: true, signal })
  }

  const scrollTo = (panel: Panel, instant: boolean) =>
    panels[panel]?.scrollIntoView({ behavior: instant ? 'instant' : 'smooth' })
  const focusHeading = (panel: Panel) => {
    const headingId = panels[panel]?.getAttribute('aria-labelledby') ?? ''
    document.getElementById(headingId)?.focus({ preventScroll: true })
  }

  const subscriptions = [
    landing.on('scroll to panel', ({ panel, instant }) => scrollTo(panel, instant)),
    landing.on('panel changed', ({ panel }) => {
      const id = panel === 0 ? '' : (panels[panel]?.id ?? '')
      if (id !== location.hash.slice(1)) changeHash(id)
    }),
    landing.on('jump ended', ({ panel }) => focusHeading(panel)),
    whileSnapping(landing, () => listenToInput(landing)),
  ]

  /* After a link or Back the browser may not have scrolled yet, so the hash in the URL takes precedence. */
  const inHash = panels.findIndex(({ id }) => `#${id}` === location.hash)
  const inView = panelInView()
  const first = inHash === -1 ? { 'in view': inView, 'at the hero': 0 }[initialPosition] : inHash
  if (first !== inView) panels[first]?.scrollIntoView({ behavior: 'instant' })
  publishView(first)
  sendWindow()

  const inOrder: readonly Element[] = panels
  const view = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) publishView(inOrder.indexOf(target))
      }
    },
    { rootMargin: '-50% 0px' },
  )
  const sizes = new ResizeObserver(sendWindow)
  for (const panel of panels) {
    view.observe(panel)
    sizes.observe(panel)
  }
  motion.addEventListener('change', sendWindow, { signal })
  addEventListener(
    'resize',
    () => {
      sendWindow()
      landing.send({ type: 'window resized' })
    },
    { signal },
  )

  return () => {
    controller.abort()
    document.documentElement.style.scrollSnapType = ''
    view.disconnect()
    sizes.disconnect()
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}

/** Calls `start` when the machine begins to snap, and the function that it returned when snapping ends. */
const whileSnapping = (landing: Landing, start: () => () => void) => {
  let stop: (() => void) | undefined
  const update = (snapping: boolean) => {
    if (snapping) stop ??= start()
    else stop = void stop?.()
  }
  const subscription = landing.subscribe((snapshot) => update(snapshot.matches('snapping')))
  return {
    unsubscribe: () => {
      subscription.unsubscribe()
      update(false)
    },
  }
}
