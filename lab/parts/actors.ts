import type { Frame } from '../recording/player.ts'
import { type Message, type Sequence, toSequence } from './sequence.ts'

/** The names of the lifelines, and the message that starts a service. */
export type Lifelines = {
  person: string
  clock: string
  machine: string
  site: string
  starts: string
}

/**
 * The sequence of these frames: users and the clock send events, services start and end, the machine sends events to
 * other actors and emits events to the site.
 */
export const sequenceOf = (frames: readonly Frame[], lifelines: Lifelines): Sequence => {
  const messages = frames.flatMap((frame, step) => messagesOf(frame, step, lifelines))
  return toSequence([lifelines.person, lifelines.machine], messages)
}

const messagesOf = (
  { move, started, ended, emitted, sentTo }: Frame,
  step: number,
  { person, clock, machine, site, starts }: Lifelines,
): readonly Message[] => {
  const incoming = (): readonly Message[] => {
    if (move === null) return []
    const [outcome] = ended
    if (outcome !== undefined) {
      const [service = ''] = outcome.split(': ')
      return [{ step, from: service, to: machine, text: outcome.slice(service.length + 2) }]
    }
    const isTime = move.startsWith('⏱') || move.startsWith('⏲')
    return [{ step, from: isTime ? clock : person, to: machine, text: move }]
  }
  const sent = new Set(Object.values(sentTo).flat())
  return [
    ...incoming(),
    ...started.map((service) => ({ step, from: machine, to: service, text: starts })),
    ...Object.entries(sentTo).flatMap(([to, events]) =>
      events.map(({ type }) => ({ step, from: machine, to, text: type })),
    ),
    // An event to an actor outside of the model counts as emitted too.
    ...emitted
      .filter((event) => !sent.has(event))
      .map(({ type }) => ({ step, from: machine, to: site, text: type })),
  ]
}
