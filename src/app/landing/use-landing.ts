import { shallowEqual, useActorRef, useSelector } from '@xstate/react'
import { useLayoutEffect, useMemo } from 'react'
import { landingMachine } from '../../../machines/landing/landing-machine.ts'
import { landingActs } from '../../screens/landing/acts-of.ts'
import { landingPropsOf } from '../../screens/landing/props-of.ts'
import type { Inspection } from '../inspection.ts'
import { type Beginning, scrollLanding } from './landing-scroller.ts'

/**
 * The landing page: which panel shows, whether it moves one panel at a time, and the way to another.
 * `changeAddress` gets the id of the panel in view, or '' for the hero; it must stay the same function.
 */
export const useLanding = (
  inspection: Inspection,
  changeAddress: (id: string) => void,
  beginning: Beginning,
) => {
  const landing = useActorRef(landingMachine, inspection)
  // Heard before the actor starts: what is pressed as soon as the page is ours is a wish like any other.
  useLayoutEffect(
    () => scrollLanding(landing, changeAddress, beginning),
    [landing, changeAddress, beginning],
  )
  const acts = useMemo(() => landingActs(landing.send), [landing])
  return { ...useSelector(landing, landingPropsOf, shallowEqual), ...acts }
}
