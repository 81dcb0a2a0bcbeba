import { useActorRef, useSelector } from '@xstate/react'
import type { Place } from '../../machines/member.ts'
import { locationPropsOf } from '../screens/location/props-of.ts'
import { useApp, useFollow } from './use-flow.ts'

/** The location on a profile form: its part of the screen's props, and the place itself. */
export const useLocationField = (place: Place | null) => {
  const { flows, services } = useApp()
  const flow = useActorRef(flows.location, {
    input: { place, supported: services.position.isSupported() },
  })
  useFollow(flow)
  return {
    location: useSelector(flow, locationPropsOf),
    onLocation: {
      locate: () => flow.send({ type: 'locate requested' }),
      type: (address: string) => flow.send({ type: 'address typed', address }),
    },
    /** The place as it stands now. */
    place: () => flow.getSnapshot().context.place,
  }
}
