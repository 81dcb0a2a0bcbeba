import { useSelector } from '@xstate/react'
import { type ActorRefFrom, fromPromise } from 'xstate'
import { socialSignInMachine } from '../../../machines/social-sign-in/social-sign-in-machine.ts'
import { useInBrowser } from '../../design/use-in-browser.ts'
import { socialHandlers, toSocialProps } from '../../screens/social/view-props.ts'
import { runSignIn } from '../session/identity-actors.ts'
import type { PageDependencies } from './page-module.ts'

export const socialSignInFlow = (dependencies: PageDependencies) => {
  const { identity } = dependencies.services
  return socialSignInMachine.provide({
    actors: {
      'sign in with provider': fromPromise(({ input, signal }) =>
        runSignIn(dependencies, identity.signInWith(input.provider, signal)),
      ),
    },
    actions: { 'prepare providers': () => identity.prepareProviders() },
  })
}

/** The props of the sign-in with Google and Apple on /login and /signup. Its actor stops when the page has ended. */
export const useSocialSignIn = (flow: ActorRefFrom<typeof socialSignInMachine> | undefined) => {
  const social = useSelector(flow, (snapshot) => (snapshot ? toSocialProps(snapshot) : stopped))
  return {
    social: { ...social, inApp: useInBrowser(isInApp) },
    ...socialHandlers((event) => flow?.send(event)),
  }
}

const stopped = { busy: null, popupOpen: false }

/** Prerendered forms have no user agent, so the hint appears after the hydration. */
const isInApp = (): boolean => isInAppBrowser(navigator.userAgent)

/**
 * Whether a user agent looks like the in-app browser of a social or messaging app. Many of them cannot open a
 * provider's window, and Google refuses to sign in there:
 * https://developers.google.com/identity/protocols/oauth2/policies#browsers. The names change, so this only decides
 * about a hint, never about what works.
 */
export const isInAppBrowser = (userAgent: string): boolean => inApp.test(userAgent)

const inApp =
  /\b(FBAN|FBAV|FB_IAB|Instagram|LinkedInApp|Snapchat|MicroMessenger|BytedanceWebview|musical_ly|Pinterest\/|Line\/|KAKAOTALK)|; wv\)/
