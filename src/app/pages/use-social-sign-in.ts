import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { socialSignInMachine } from '../../../machines/social-sign-in/social-sign-in-machine.ts'
import { socialHandlers, toSocialProps } from '../../screens/social/view-props.ts'
import { isInAppBrowser } from '../in-app-browser.ts'

/** The props of the sign-in with Google and Apple on /login and /signup. Its actor stops when the page has ended. */
export const useSocialSignIn = (flow: ActorRefFrom<typeof socialSignInMachine> | undefined) => {
  const social = useSelector(flow, (snapshot) => (snapshot ? toSocialProps(snapshot) : stopped))
  return {
    social: { ...social, inApp: useIsInApp() },
    ...socialHandlers((event) => flow?.send(event)),
  }
}

const stopped = { busy: null, popupOpen: false }

/** Prerendered forms have no user agent, so the hint appears after the hydration. */
const useIsInApp = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => isInAppBrowser(navigator.userAgent),
    () => false,
  )

const neverChanges = () => () => {}
