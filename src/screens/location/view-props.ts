import type { locationMachine } from '../../../machines/location/location-machine.ts'
import { locationCopy } from '../../copy/profile-form.ts'
import type { FieldValue } from '../../design/field/field-value.ts'
import type { SendTo, SnapshotOf } from '../snapshot.ts'

export type LocationState = {
  address: string
  /** The field shows something that is no value. */
  unreadable?: boolean
  /** The position or its name is being requested. */
  busy: boolean
  /** The form is being saved or has ended, and the place cannot be changed. */
  locked: boolean
  /** The result of the last request, or why it failed and what to do. */
  hint?: string | undefined
}

export type LocationHandlers = { locate(): void; type(address: FieldValue): void }

export const toLocationProps = (snapshot: SnapshotOf<typeof locationMachine>): LocationState => ({
  address: snapshot.context.place?.address ?? '',
  unreadable: snapshot.context.unreadable,
  busy: snapshot.hasTag('busy'),
  locked: !snapshot.matches({ lock: 'unlocked' }) || snapshot.status !== 'active',
  hint: hintOf(snapshot),
})

const failures = ['unsupported', 'denied', 'unavailable', 'timed out', 'unnamed'] as const

const hintOf = (snapshot: SnapshotOf<typeof locationMachine>): string | undefined => {
  const { place } = snapshot.context
  if (place && snapshot.matches({ lookup: { settled: 'found' } })) {
    return locationCopy.found(place.city || place.address)
  }
  const failure = failures.find((name) => snapshot.matches({ lookup: { settled: name } }))
  return failure && locationCopy.hints[failure]
}

/** The handlers of the location field, which send events to the location machine. */
export const locationHandlers = (send: SendTo<typeof locationMachine>): LocationHandlers => ({
  locate: () => send({ type: 'location requested' }),
  type: ({ text, unreadable }) =>
    send({ type: 'address typed', address: text, ...(unreadable && { unreadable }) }),
})
