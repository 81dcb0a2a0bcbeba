import { fromPromise } from 'xstate'
import { locationMachine } from '../../../machines/location/location-machine.ts'
import type { FlowParts } from './flow-parts.ts'

/** The location of a profile form with its services filled in. */
export const locationFlow = ({ services }: FlowParts) =>
  locationMachine.provide({
    actors: {
      'find position': fromPromise(({ signal }) => services.position.current(signal)),
      'name place': fromPromise(({ input, signal }) =>
        services.geocoder.placeAt(input.coordinates, signal),
      ),
    },
  })
