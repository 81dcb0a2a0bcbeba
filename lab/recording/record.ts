import type { AnyModel } from 'statewalk'
import { sendOf, userEventsOf } from 'statewalk/internal'
import type { AnyEventObject } from 'xstate'
import { isSecret } from '../../machines/live/secrets.ts'

/**
 * The name of the move that corresponds to an event from the screen. The model's sample replaces passwords, tokens and
 * pictures, so they never become part of a name. Null if an event carries a secret and the model has no sample.
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
  toText(one) === toText(other)

/* Every replay sets the time again. */
const toText = ({ at: _, ...event }: AnyEventObject): string =>
  JSON.stringify(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1)))
