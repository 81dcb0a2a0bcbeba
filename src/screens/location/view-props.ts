import type { locationMachine } from '../../../machines/location/location-machine.ts'
import type { profileFormMachine } from '../../../machines/profile-form/profile-form-machine.ts'
import { locationCopy } from '../../copy/profile-form.ts'
import type { FieldValue } from '../../design/field/field-value.ts'
import { toTyped } from '../fields-of.ts'
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

/** Converts a snapshot of the lookup to view props, beside the form that owns the place. */
export const toLocationProps = (
  snapshot: SnapshotOf<typeof locationMachine>,
  { place, unreadable }: FormContext,
): LocationState => ({
  address: place?.address ?? '',
  unreadable: unreadable.includes('location'),
  busy: snapshot.hasTag('busy'),
  locked: !snapshot.matches({ lock: 'unlocked' }) || snapshot.status !== 'active',
  hint: hintOf(snapshot, place),
})

type FormContext = Pick<SnapshotOf<typeof profileFormMachine>['context'], 'place' | 'unreadable'>

const failures = ['unsupported', 'denied', 'unavailable', 'timed out', 'unnamed'] as const

const hintOf = (
  snapshot: SnapshotOf<typeof locationMachine>,
  place: FormContext['place'],
): string | undefined => {
  if (place && snapshot.matches({ lookup: { settled: 'found' } })) {
    return locationCopy.found(place.city || place.address)
  }
  const failure = failures.find((name) => snapshot.matches({ lookup: { settled: name } }))
  return failure && locationCopy.hints[failure]
}

/** The handlers of the location field, which send events to the lookup and to the form. */
export const locationHandlers = (
  sendToLookup: SendTo<typeof locationMachine>,
  sendToForm: SendTo<typeof profileFormMachine>,
): LocationHandlers => ({
  locate: () => sendToLookup({ type: 'location requested' }),
  type: (address) => sendToForm({ type: 'address typed', ...toTyped(address) }),
})
