import { useActorRef, useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import type { SameOriginPath } from '../../../machines/paths.ts'
import { socialHandlers, toSocialProps } from '../../screens/social/view-props.ts'
import { socialSignInFlow } from '../flows/social-sign-in.ts'
import { isInAppBrowser } from '../in-app-browser.ts'
import { useEventRouting, useInspection, useProvided } from './use-flow.ts'

/** The props of the sign-in with Google and Apple on /login and /signup. */
export const useSocialSignIn = (returnTo: SameOriginPath | null) => {
  const inspection = useInspection()
  const flow = useActorRef(useProvided(socialSignInFlow), { ...inspection, input: { returnTo } })
  useEventRouting(flow)
  const social = useSelector(flow, toSocialProps)
  return { social: { ...social, inApp: useIsInApp() }, ...socialHandlers(flow.send) }
}

/** Prerendered forms have no user agent, so the hint appears after the hydration. */
const useIsInApp = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => isInAppBrowser(navigator.userAgent),
    () => false,
  )

const neverChanges = () => () => {}
