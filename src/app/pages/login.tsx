import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { fromPromise } from 'xstate'
import { loginMachine } from '../../../machines/login/login-machine.ts'
import { isSameEmail } from '../../../machines/member.ts'
import { useInBrowser } from '../../design/use-in-browser.ts'
import { LoginScreen } from '../../screens/login/login-screen.tsx'
import { arrivalOf, loginHandlers, toLoginProps } from '../../screens/login/view-props.ts'
import { signInActor } from '../session/identity-actors.ts'
import type { PageDependencies, PageModule } from './page-module.ts'
import { socialSignInFlow, useSocialSignIn } from './social-sign-in.ts'
import { useApp } from './use-app.ts'

const draftKey = { form: '/login', uid: null, version: null } as const

export const page: PageModule<typeof loginMachine> = {
  open: (dependencies, { location }) => {
    const { storage } = dependencies.services
    // This browser checks its own pending email itself.
    const isPending = isSameEmail(location.email, storage.readSession().tempUserEmail)
    return {
      logic: loginFlow(dependencies),
      input: {
        identifier: storage.readDraft(draftKey)?.identifier ?? '',
        returnTo: location.returnTo,
        verifiedEmail: isPending ? null : location.email,
      },
    }
  },
  Screen: Login,
}

function Login({ page: flow }: Parameters<(typeof page)['Screen']>[0]) {
  const snapshot = useSelector(flow, (current) => current)
  const arrival = useSelector(useApp().session, arrivalOf)
  // The page is prerendered without it.
  const isHydrated = useInBrowser(() => true)
  return (
    <LoginScreen
      {...toLoginProps(snapshot)}
      {...(isHydrated && { arrival, verifiedEmail: snapshot.context.verifiedEmail })}
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
