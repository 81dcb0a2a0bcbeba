import type { AnyEventObject } from 'xstate'
import { sendOf } from '../../machines/model/free-moves.ts'
import type { AnyModel } from '../../machines/model/model.ts'
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

/** Whether data holds what must not be written down. An emptied field says nothing. */
export const isSecret = (data: unknown, name = ''): boolean => {
  if (data === '' || data === null || data === undefined) return false
  if (typeof data === 'string') return secretName.test(name) || secretValue.test(data)
  if (typeof data !== 'object') return false
  if (secretName.test(name)) return true
  const field = 'field' in data && typeof data.field === 'string' ? data.field : ''
  return Object.entries(data).some(([key, value]) => isSecret(value, key === 'value' ? field : key))
}

const secretName = /password|token|secret|picture|photo|image/i
const secretValue = /^(?:data:|blob:|eyJ)/

const isSame = (one: AnyEventObject, other: AnyEventObject): boolean =>
  written(one) === written(other)

/* The moment is stamped anew whenever a move is made. */
const written = ({ at: _, ...event }: AnyEventObject): string =>
  JSON.stringify(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1)))
