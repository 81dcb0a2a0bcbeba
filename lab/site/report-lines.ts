import type { AnyModel } from 'statewalk'
import { pathLines } from 'statewalk/internal'
import type { ReplayedActor } from './replay-actor.ts'
import { type ReplayedRecording, regressionOf } from './replay-recording.ts'

/** A replayed recording as text: what it says, how far each machine agrees, and the path of the suspect. */
export const reportLines = (
  models: readonly AnyModel[],
  replayed: ReplayedRecording,
): readonly string[] => {
  const { recording, actors, divergence } = replayed
  const { cause, events } = recording
  const path = regressionOf(models, replayed)
  const model = models.find(({ machine }) => machine.id === path?.machine)
  return [
    `${cause ? `${cause.page}: ${cause.reason} (${cause.failure}), ` : ''}${events.length} events.`,
    '',
    ...actors.map(actorLine),
    '',
    divergence?.divergence ? divergenceLine(divergence) : 'The machines agree with the recording.',
    ...(model && path
      ? [
          '',
          `${path.machine}, as moves of its model:`,
          ...pathLines(model, path, path.moves.length),
        ]
      : []),
  ]
}

const actorLine = ({ actor, explained, events, divergence, crashes }: ReplayedActor): string =>
  `${divergence ? '✗' : '✓'} ${actor.name}: ${explained} of ${events.length} events${crashes ? ', and crashes at the last of them' : ''}`

/** The first event that the machines do not explain, as a sentence. */
export const divergenceLine = ({ actor, divergence }: ReplayedActor): string => {
  if (!divergence) return ''
  const { event, instead } = divergence
  const recorded =
    event.value === null ? 'the machine crashed' : `it led to ${JSON.stringify(event.value)}`
  const model =
    instead.length === 0
      ? 'no move of the model explains it'
      : `in the model it leads to ${instead.join(' or ')}`
  return `First divergence: event ${event.index}, ${event.from?.name ?? 'page'} → ${actor.name}: '${event.type}'. On the site ${recorded}; ${model}.`
}
