import type { AnyModel } from 'statewalk'
import { pathLines } from 'statewalk/internal'
import { divergenceLine, type ReplayedActor } from '../../../lab/site/replay-actor.ts'
import { type ReplayedRecording, regressionOf } from '../../../lab/site/replay-recording.ts'

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
