import { useActorRef, useSelector } from '@xstate/react'
import type { SamePath } from '../../machines/paths.ts'
import { socialActs } from '../screens/social/acts-of.ts'
import { socialPropsOf } from '../screens/social/props-of.ts'
import { socialSignInFlow } from './flows/social-sign-in.ts'
import { useFollow, useInspection, useProvided } from './use-flow.ts'

/** Google and Apple on /login and /signup: the provider's part of the screen's props. */
export const useSocialSignIn = (returnTo: SamePath | null) => {
  const inspection = useInspection()
  const flow = useActorRef(useProvided(socialSignInFlow), { ...inspection, input: { returnTo } })
  useFollow(flow)
  return { social: useSelector(flow, socialPropsOf), ...socialActs(flow.send) }
}
