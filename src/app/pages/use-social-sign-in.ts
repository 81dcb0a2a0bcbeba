import { useActorRef, useSelector } from '@xstate/react'
import type { SameOriginPath } from '../../../machines/paths.ts'
import { socialHandlers, toSocialProps } from '../../screens/social/view-props.ts'
import { socialSignInFlow } from '../flows/social-sign-in.ts'
import { useEventRouting, useInspection, useProvided } from './use-flow.ts'

/** The props of the sign-in with Google and Apple on /login and /signup. */
export const useSocialSignIn = (returnTo: SameOriginPath | null) => {
  const inspection = useInspection()
  const flow = useActorRef(useProvided(socialSignInFlow), { ...inspection, input: { returnTo } })
  useEventRouting(flow)
  return { social: useSelector(flow, toSocialProps), ...socialHandlers(flow.send) }
}
