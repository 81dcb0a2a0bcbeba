import { fromPromise } from 'xstate'
import { locationMachine } from '../../../machines/location/location-machine.ts'
import type { FlowDependencies } from './flow-actors.ts'

/** The location machine with its services provided. */
export const locationFlow = ({ services }: FlowDependencies) =>
  locationMachine.provide({
    actors: {
      'get position': fromPromise(({ signal }) => services.position.current(signal)),
      'reverse geocode': fromPromise(({ input, signal }) =>
        services.geocoder.placeAt(input.coordinates, signal),
      ),
    },
  })
