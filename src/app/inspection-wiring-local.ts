import { type FromLab, liveChannel } from '../../machines/model/live.ts'
import { systemClock } from '../services/clock.ts'
import type { Inspection } from './inspection.ts'
import { createLivePage } from './live-page.ts'

/** The machine lab in another tab may watch: stands in for `inspection-wiring.ts`. */
export const inspectionOf = (page: Window): Inspection => {
  const channel = new BroadcastChannel(liveChannel)
  const live = createLivePage({
    page: crypto.randomUUID(),
    clock: systemClock,
    post: (message) => channel.postMessage(message),
  })
  channel.addEventListener('message', ({ data }: MessageEvent<FromLab>) => live.hear(data))
  page.addEventListener('pagehide', live.leave)
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) live.hear({ type: 'who is there' })
  })
  return { inspect: live.inspect }
}
