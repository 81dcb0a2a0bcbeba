import { useActorRef, useSelector } from '@xstate/react'
import type { Place } from '../../../machines/member.ts'
import { locationHandlers, toLocationProps } from '../../screens/location/view-props.ts'
import { locationFlow } from '../flows/location.ts'
import { useApp, useEventRouting, useInspection, useProvided } from './use-flow.ts'

/** The props of the location field on a profile form, and the current place. */
export const useLocationField = (place: Place | null) => {
  const { services } = useApp()
  const inspection = useInspection()
  const flow = useActorRef(useProvided(locationFlow), {
    ...inspection,
    input: { place, supported: services.position.isSupported() },
  })
  useEventRouting(flow)
  return {
    location: useSelector(flow, toLocationProps),
    onLocation: locationHandlers(flow.send),
    place: useSelector(flow, ({ context }) => context.place),
  }
}
