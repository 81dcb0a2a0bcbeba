import { useActorRef, useSelector } from '@xstate/react'
import type { SocialProvider } from '../../machines/member.ts'
import type { SamePath } from '../../machines/paths.ts'
import { socialPropsOf } from '../screens/social/props-of.ts'
import { socialSignInFlow } from './flows/social-sign-in.ts'
import { useFollow, useProvided } from './use-flow.ts'

/** Google and Apple on /login and /signup: the provider's part of the screen's props. */
export const useSocialSignIn = (returnTo: SamePath | null) => {
  const flow = useActorRef(useProvided(socialSignInFlow), { input: { returnTo } })
  useFollow(flow)
  return {
    social: useSelector(flow, socialPropsOf),
    onSocial: (provider: SocialProvider) => flow.send({ type: 'provider chosen', provider }),
    onCancelSocial: () => flow.send({ type: 'cancelled' }),
  }
}
