import type { Measure } from '../chart/geometry.ts'
import type { Frame } from '../recording/player.ts'
import { displayText } from './display-text.ts'

/** One message of a sequence diagram, from one lifeline to another. */
export type Message = { step: number; from: string; to: string; text: string }

/** A recording as a sequence: the participants in order of appearance, and their messages. */
export type Sequence = { actors: readonly string[]; messages: readonly Message[] }

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
  const actors = new Set([lifelines.person, lifelines.machine])
  for (const { from, to } of messages) actors.add(from).add(to)
  return { actors: [...actors], messages }
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

/** The width of a lifeline's column (px) in which every name and every message fits. */
export const columnWidth = ({ actors, messages }: Sequence, measure: Measure): number =>
  Math.max(
    narrowest,
    ...actors.map((actor) => measure(actor, 'state') + padding),
    ...messages.map(({ from, to, text }) => {
      const columns = Math.max(1, Math.abs(actors.indexOf(from) - actors.indexOf(to)))
      return Math.ceil((measure(displayText(text), 'label') + padding) / columns)
    }),
  )

const narrowest = 140
const padding = 32
