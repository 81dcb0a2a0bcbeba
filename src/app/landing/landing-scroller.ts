import { isPanel, type Panel } from '../../../machines/landing/panels.ts'
import { type Landing, listenToHands } from './landing-hands.ts'

/** Room for a whole panel: 640 px, and more for readers of larger text. */
const roomy = '(min-height: 40em)'
const calm = '(prefers-reduced-motion: reduce)'

/**
 * Moves the window as the machine wishes and tells it what comes into view, what room there is and, while it
 * leads, what the hands do. `changeAddress` gets the id of the panel, or '' for the hero.
 * Returns the way to stop.
 */
export const scrollLanding = (
  landing: Landing,
  changeAddress: (id: string) => void,
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
  const tellView = (panel: number) => {
    if (isPanel(panel)) landing.send({ type: 'panel came into view', panel })
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

  /* A link that was followed a moment ago may still be on its way: the address says where it leads. */
  const named = panels.findIndex(({ id }) => `#${id}` === location.hash)
  const middle = innerHeight / 2
  const inView = panels.findIndex((panel) => {
    const { top, bottom } = panel.getBoundingClientRect()
    return top <= middle && bottom > middle
  })
  tellView(named === -1 ? inView : named)
  tellWindow()

  const view = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) tellView(panels.findIndex((panel) => panel === target))
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
