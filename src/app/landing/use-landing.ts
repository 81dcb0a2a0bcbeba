import { useNavigate } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { landingMachine } from '../../../machines/landing/landing-machine.ts'
import { landingActs } from '../../screens/landing/acts-of.ts'
import { landingPropsOf } from '../../screens/landing/props-of.ts'
import { useInspection } from '../use-flow.ts'
import { scrollLanding } from './landing-scroller.ts'

/** The landing page: which panel shows, whether it moves one panel at a time, and the way to another. */
export const useLanding = () => {
  const inspection = useInspection()
  const landing = useActorRef(landingMachine, inspection)
  const navigate = useNavigate()
  useEffect(
    () =>
      scrollLanding(landing, (id) => {
        const quietly = { replace: true, resetScroll: false, hashScrollIntoView: false }
        void navigate({ to: '/', search: true, hash: id, ...quietly })
      }),
    [landing, navigate],
  )
  return {
    ...landingPropsOf(useSelector(landing, (snapshot) => snapshot)),
    ...landingActs(landing.send),
  }
}
