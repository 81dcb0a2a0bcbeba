import { shallowEqual, useActorRef, useSelector } from '@xstate/react'
import { useLayoutEffect, useMemo } from 'react'
import { landingMachine } from '../../../machines/landing/landing-machine.ts'
import { landingHandlers, toLandingProps } from '../../screens/landing/view-props.ts'
import type { Inspection } from '../devtools/inspection.ts'
import { type InitialPosition, scrollLanding } from './landing-scroller.ts'

/**
 * The view props and handlers of the landing page. `changeHash` receives the id of the panel in view, or '' for the
 * hero, and must be stable between renders.
 */
export const useLanding = (
  inspection: Inspection,
  changeHash: (id: string) => void,
  initialPosition: InitialPosition,
) => {
  const landing = useActorRef(landingMachine, inspection)
  // A layout effect subscribes before the actor starts, so a press right after hydration is not lost.
  useLayoutEffect(
    () => scrollLanding(landing, changeHash, initialPosition),
    [landing, changeHash, initialPosition],
  )
  const handlers = useMemo(() => landingHandlers(landing.send), [landing])
  return { ...useSelector(landing, toLandingProps, shallowEqual), ...handlers }
}
