import type { locationMachine } from '../../../machines/location/location-machine.ts'
import { locationCopy } from '../../copy/profile-form.ts'
import type { Hands } from '../hand.ts'

/** How a person sends the events of the location machine. */
export const locationHands: Hands<typeof locationMachine> = {
  'locate requested': { does: 'press', on: { role: 'button', name: locationCopy.locate } },
  'address typed': ({ address }) => ({
    does: 'type',
    into: { label: locationCopy.label },
    text: address,
  }),
}
