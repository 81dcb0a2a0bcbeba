import { useActorRef, useSelector } from '@xstate/react'
import type { Place } from '../../machines/member.ts'
import { locationActs } from '../screens/location/acts-of.ts'
import { locationPropsOf } from '../screens/location/props-of.ts'
import { locationFlow } from './flows/location.ts'
import { useApp, useFollow, useInspection, useProvided } from './use-flow.ts'

/** The location on a profile form: its part of the screen's props, and the place itself. */
export const useLocationField = (place: Place | null) => {
  const { services } = useApp()
  const inspection = useInspection()
  const flow = useActorRef(useProvided(locationFlow), {
    ...inspection,
    input: { place, supported: services.position.isSupported() },
  })
  useFollow(flow)
  return {
    location: useSelector(flow, locationPropsOf),
    onLocation: locationActs(flow.send),
    /** The place as it stands now. */
    place: useSelector(flow, ({ context }) => context.place),
  }
}
