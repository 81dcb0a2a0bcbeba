import type { locationMachine } from '../../../machines/location/location-machine.ts'
import { locationCopy } from '../../copy/profile-form.ts'
import type { SnapshotOf } from '../snapshot.ts'
import type { LocationState } from './location-props.ts'

/** What the location's part of a form shows of the location machine. */
export const locationPropsOf = (snapshot: SnapshotOf<typeof locationMachine>): LocationState => ({
  address: snapshot.context.place?.address ?? '',
  busy: snapshot.hasTag('busy'),
  hint: hintOf(snapshot),
})

const troubles = ['unsupported', 'denied', 'unavailable', 'timed out', 'unnamed'] as const

const hintOf = (snapshot: SnapshotOf<typeof locationMachine>): string | undefined => {
  const { place } = snapshot.context
  if (place && snapshot.matches({ settled: 'found' })) {
    return locationCopy.found(place.city || place.address)
  }
  const trouble = troubles.find((one) => snapshot.matches({ settled: one }))
  return trouble && locationCopy.hints[trouble]
}
