import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { loginMachine } from '../../../machines/login/login-machine.ts'
import { useInBrowser } from '../../design/use-in-browser.ts'
import { LoginScreen } from '../../screens/login/login-screen.tsx'
import {
  type Arrival,
  arrivalOf,
  loginHandlers,
  toLoginProps,
} from '../../screens/login/view-props.ts'
import { signInActor } from '../session/identity-actors.ts'
import type { PageDependencies, PageModule } from './page-module.ts'
import { socialSignInFlow, useSocialSignIn } from './social-sign-in.ts'
import { useApp } from './use-app.ts'

const draftKey = { form: '/login', uid: null, version: null } as const

export const page: PageModule<typeof loginMachine> = {
  open: (dependencies, { location }) => ({
    logic: loginFlow(dependencies),
    input: {
      identifier: dependencies.services.storage.readDraft(draftKey)?.identifier ?? '',
      returnTo: location.returnTo,
    },
  }),
  Screen: Login,
}

function Login({ page: flow }: Parameters<(typeof page)['Screen']>[0]) {
  const snapshot = useSelector(flow, (current) => current)
  return (
    <LoginScreen
      {...toLoginProps(snapshot)}
      arrival={useArrival()}
      {...loginHandlers(flow.send)}
      {...useSocialSignIn(snapshot.children.social)}
      links={{
        home: <Link to="/" />,
        forgotPassword: <Link to="/forgot-password" />,
        signUp: <Link to="/signup" state={true} />,
      }}
    />
  )
}

/**
 * What is known after the link of a verification email, which leads here. Nothing during hydration, because the page is
 * prerendered.
 */
const useArrival = (): Arrival | null => {
  const { session } = useApp()
  const arrival = useSelector(session, arrivalOf)
  const isSignedIn = useSelector(session, (current) => current.hasTag('signed in'))
  const isHydrated = useInBrowser(() => true)
  const [wasVerified, setWasVerified] = useState(false)
  if (arrival === 'verified' && !wasVerified) setWasVerified(true)
  if (!isHydrated) return null
  return arrival ?? (wasVerified && isSignedIn ? 'verified' : null)
}

/** The login machine with its services provided. */
export const loginFlow = (dependencies: PageDependencies) => {
  const { memberApi, storage } = dependencies.services
  return loginMachine.provide({
    actors: {
      'resolve login': fromPromise(({ input, signal }) => memberApi.resolveLogin(input, signal)),
      'sign in': signInActor(dependencies),
      social: socialSignInFlow(dependencies),
    },
    actions: { 'store draft': (_, { draft }) => storage.writeDraft(draftKey, draft) },
  })
}
