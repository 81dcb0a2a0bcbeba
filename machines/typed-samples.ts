import type { TypedValue } from './typed-value.ts'

/** A text that a program writes into the field without an event. The form finds it when it reads its fields again. */
export const writtenWithoutEvent = 'maya.without.event'

/**
 * What every form's model enters into a text field, beside its ordinary values. The member sees something in an
 * unreadable field, although its value is empty.
 */
const typedSamples = {
  'an unreadable value': { value: '', unreadable: true },
  'a value without an event': { value: writtenWithoutEvent },
  'invisible characters': { value: '\u200b\u202a\u2060\u00ad' },
  '500 characters': { value: 'm'.repeat(500) },
  '501 characters': { value: 'm'.repeat(501) },
  'right-to-left text': { value: 'דנה כהן' },
} as const satisfies Readonly<Record<string, TypedValue>>

/** The events of a form's model that enter these values. */
export const typedEvents = <Event>(toEvent: (typed: TypedValue) => Event): Record<string, Event> =>
  Object.fromEntries(Object.entries(typedSamples).map(([name, typed]) => [name, toEvent(typed)]))
