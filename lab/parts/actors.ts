import type { Frame } from '../recording/player.ts'

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
 * The sequence of these frames: users and the clock send events, services start and end, the machine emits events to
 * the site.
 */
export const sequenceOf = (frames: readonly Frame[], lifelines: Lifelines): Sequence => {
  const messages = frames.flatMap((frame, step) => messagesOf(frame, step, lifelines))
  const actors = new Set([lifelines.person, lifelines.machine])
  for (const { from, to } of messages) actors.add(from).add(to)
  return { actors: [...actors], messages }
}

const messagesOf = (
  { move, started, ended, emitted }: Frame,
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
  return [
    ...incoming(),
    ...started.map((service) => ({ step, from: machine, to: service, text: starts })),
    ...emitted.map(({ type }) => ({ step, from: machine, to: site, text: type })),
  ]
}
