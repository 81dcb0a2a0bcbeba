import type { locationMachine } from '../../../machines/location/location-machine.ts'
import type { SendTo } from '../snapshot.ts'
import type { LocationActs } from './location-props.ts'

/** What the location's part of a form sends to the location machine. */
export const locationActs = (send: SendTo<typeof locationMachine>): LocationActs => ({
  locate: () => send({ type: 'locate requested' }),
  type: (address) => send({ type: 'address typed', address }),
})
