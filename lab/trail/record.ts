import type { AnyEventObject } from 'xstate'
import { sendOf } from '../../machines/model/free-moves.ts'
import type { AnyModel } from '../../machines/model/model.ts'
import { isSecret } from '../../machines/model/secrets.ts'
import { userEventsOf } from '../../machines/model/user-events.ts'

/**
 * The name of the move that an event from the screen is. Passwords, tokens and pictures never get into a name:
 * the model's sample stands for them. Null where an event carries something secret and the model has no sample.
 */
export const recordedMove = (
  model: AnyModel,
  event: AnyEventObject,
  now: number,
): string | null => {
  const samples = userEventsOf(model)
    .filter(({ type }) => type === event.type)
    .map(({ name, make }) => ({ name, event: make(now, () => {}) }))
  const { type, ...data } = event
  const same = samples.find((sample) => isSame(sample.event, event))
  if (same) return same.name
  if (isSecret(data))
    return samples.find((sample) => sample.event.field === event.field)?.name ?? null
  return Object.keys(data).length === 0 ? type : sendOf(type, data).name
}

const isSame = (one: AnyEventObject, other: AnyEventObject): boolean =>
  written(one) === written(other)

/* The moment is stamped anew whenever a move is made. */
const written = ({ at: _, ...event }: AnyEventObject): string =>
  JSON.stringify(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1)))
