import { isPanel, type Panel } from '../../../machines/landing/panels.ts'
import { type Landing, listenToHands } from './landing-hands.ts'

/** Room for a whole panel: 640 px, and more for readers of larger text. */
const roomy = '(min-height: 40em)'
const calm = '(prefers-reduced-motion: reduce)'

/**
 * Where the page begins whose address names no panel: where the window stands, as after a reload, or at the hero,
 * because it stands where the page before was left.
 */
export type Beginning = 'in view' | 'at the hero'

/**
 * Moves the window as the machine wishes and tells it what comes into view, what room there is and, while it
 * leads, what the hands do. `changeAddress` gets the id of the panel, or '' for the hero.
 * Returns the way to stop.
 */
export const scrollLanding = (
  landing: Landing,
  changeAddress: (id: string) => void,
  beginning: Beginning,
): (() => void) => {
  const panels = [...document.querySelectorAll<HTMLElement>('[data-panel]')]
  const stopping = new AbortController()
  const { signal } = stopping
  const [room, motion] = [matchMedia(roomy), matchMedia(calm)]

  const tellWindow = () => {
    const fits = panels.every((panel) => panel.offsetHeight <= innerHeight + 1)
    landing.send({ type: 'motion changed', isCalm: motion.matches })
    landing.send({ type: 'mode changed', mode: room.matches && fits ? 'snapping' : 'ordinary' })
  }
  let told: number | null = null
  const tellView = (panel: number) => {
    // What is known already would end a jump that has just begun.
    if (!isPanel(panel) || panel === told) return
    told = panel
    landing.send({ type: 'panel came into view', panel })
  }
  const panelInView = () => {
    const middle = innerHeight / 2
    return panels.findIndex((panel) => {
      const { top, bottom } = panel.getBoundingClientRect()
      return top <= middle && bottom > middle
    })
  }

  // The observer tells a frame late: a key that is faster would step from where the page no longer is.
  for (const hand of ['keydown', 'wheel', 'touchstart', 'click']) {
    const look = () => tellView(panelInView())
    addEventListener(hand, look, { capture: true, passive: true, signal })
  }

  const scrollTo = (panel: Panel, atOnce: boolean) =>
    panels[panel]?.scrollIntoView({ behavior: atOnce ? 'instant' : 'smooth' })
  const readOnIn = (panel: Panel) => {
    const heading = panels[panel]?.getAttribute('aria-labelledby') ?? ''
    document.getElementById(heading)?.focus({ preventScroll: true })
  }

  const hearing = [
    landing.on('scroll to panel', ({ panel, atOnce }) => scrollTo(panel, atOnce)),
    landing.on('address changed', ({ panel }) => {
      const id = panel === 0 ? '' : (panels[panel]?.id ?? '')
      if (id !== location.hash.slice(1)) changeAddress(id)
    }),
    landing.on('jump ended', ({ panel }) => readOnIn(panel)),
    whileSnapping(landing, () => listenToHands(landing)),
  ]

  /* A link that was followed, or Back, may still be on its way here: the address says where it leads. */
  const named = panels.findIndex(({ id }) => `#${id}` === location.hash)
  const inView = panelInView()
  const begun = named === -1 ? { 'in view': inView, 'at the hero': 0 }[beginning] : named
  if (begun !== inView) panels[begun]?.scrollIntoView({ behavior: 'instant' })
  tellView(begun)
  tellWindow()

  const inOrder: readonly Element[] = panels
  const view = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) tellView(inOrder.indexOf(target))
      }
    },
    { rootMargin: '-50% 0px' },
  )
  const sizes = new ResizeObserver(tellWindow)
  for (const panel of panels) {
    view.observe(panel)
    sizes.observe(panel)
  }
  for (const media of [room, motion]) media.addEventListener('change', tellWindow, { signal })
  addEventListener(
    'resize',
    () => {
      tellWindow()
      landing.send({ type: 'window resized' })
    },
    { signal },
  )

  return () => {
    stopping.abort()
    view.disconnect()
    sizes.disconnect()
    for (const heard of hearing) heard.unsubscribe()
  }
}

/** Begins something whenever the machine takes the lead and ends it when the browser gets it back. */
const whileSnapping = (landing: Landing, begin: () => () => void) => {
  let end: (() => void) | undefined
  const follow = (snapping: boolean) => {
    if (snapping) end ??= begin()
    else end = void end?.()
  }
  const watching = landing.subscribe((snapshot) => follow(snapshot.matches('snapping')))
  return {
    unsubscribe: () => {
      watching.unsubscribe()
      follow(false)
    },
  }
}
