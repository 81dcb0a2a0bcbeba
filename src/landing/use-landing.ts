import { useSelector } from '@xstate/react'
import { useLayoutEffect, useMemo } from 'react'
import {
  isSameLandingView,
  landingHandlers,
  toLandingProps,
} from '../screens/landing/view-props.ts'
import type { Landing } from './landing-input.ts'
import { type InitialPosition, scrollLanding } from './landing-scroller.ts'

/**
 * The view props and handlers of the landing page. `changeHash` receives the id of the panel in view, or '' for the
 * hero, and must be stable between renders.
 */
export const useLanding = (
  landing: Landing,
  changeHash: (id: string) => void,
  initialPosition: InitialPosition,
) => {
  // A layout effect subscribes before the page starts the actor, so a press right after hydration is not lost.
  useLayoutEffect(
    () => scrollLanding(landing, changeHash, initialPosition),
    [landing, changeHash, initialPosition],
  )
  const handlers = useMemo(() => landingHandlers(landing.send), [landing])
  return { ...useSelector(landing, toLandingProps, isSameLandingView), ...handlers }
}
