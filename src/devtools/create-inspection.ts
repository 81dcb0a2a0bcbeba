import type { InspectionEvent } from 'xstate'
import { type FromLab, liveChannel } from '../../machines/live/live.ts'
import { withoutSecrets } from '../../machines/live/secrets.ts'
import { openChannel } from '../services/browser-abilities.ts'
import { systemClock } from '../services/timers.ts'
import { createLivePage } from './live-page.ts'

/** Options for every actor of a page. On a developer's machine they let the machine lab inspect the actors. */
export type Inspection = { readonly inspect?: (event: InspectionEvent) => void }

/**
 * On the development server, and in a build with VITE_LOCAL_INSPECTION, sends the actors' events to the machine lab in
 * another tab. The landing page and the full site that replaces it share one inspection, so that the lab shows both as
 * one page. On the development server, `?inspect` opens Stately's inspector too.
 */
export const createInspection = (): Inspection => {
  // A constant of the build, so that a production bundle contains nothing of it.
  if (import.meta.env.MODE === 'production') return {}
  return import.meta.env.DEV || import.meta.env.VITE_LOCAL_INSPECTION ? inspectionOf(window) : {}
}

const inspectionOf = (page: Window): Inspection => {
  const known = inspections.get(page)
  if (known) return known
  const channel = openChannel(globalThis, liveChannel)
  if (!channel) return {}
  const live = createLivePage({
    page: crypto.randomUUID(),
    clock: systemClock,
    post: (message) => channel.postMessage(message),
  })
  channel.addEventListener('message', ({ data }: MessageEvent<FromLab>) => {
    if (data.type === 'events requested') live.report()
  })
  page.addEventListener('pagehide', live.leave)
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) live.report()
  })
  const isAsked = import.meta.env.DEV && new URLSearchParams(page.location.search).has('inspect')
  const inspection = { inspect: isAsked ? alsoForStately(live.inspect, page) : live.inspect }
  inspections.set(page, inspection)
  return inspection
}

/** Sends the events to Stately's inspector too. The first ones wait until it has been loaded. */
const alsoForStately = (inspect: Inspect, page: Window): Inspect => {
  const waiting: InspectionEvent[] = []
  let inspectToo: Inspect = (event) => waiting.push(event)
  void openStatelyInspector(page).then((opened) => {
    inspectToo = opened
    for (const event of waiting) inspectToo(event)
  })
  return (event) => {
    inspect(event)
    inspectToo(event)
  }
}

/** Opens Stately's inspector in a window, and returns what sends it the events of the actors, without secrets. */
export const openStatelyInspector = async (page: Window): Promise<Inspect> => {
  const { createBrowserInspector } = await import('@statelyai/inspect')
  const { inspect } = createBrowserInspector({
    window: page,
    serialize: (event) => Object.assign({}, event, withoutSecrets(event)),
  })
  return (event) => inspect.next?.(event)
}

type Inspect = (event: InspectionEvent) => void

const inspections = new WeakMap<Window, Inspection>()
