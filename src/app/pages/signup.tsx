import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { fromPromise } from 'xstate'
import { failureOf } from '../../../machines/failure.ts'
import type { IdentitySnapshot } from '../../../machines/member.ts'
import { requiredPasswordLength } from '../../../machines/sign-up/sign-up-form.ts'
import { signUpMachine } from '../../../machines/sign-up/sign-up-machine.ts'
import { otherFormOf } from '../../../machines/text-rules.gen.ts'
import { SignUpScreen } from '../../screens/sign-up/sign-up-screen.tsx'
import { signUpHandlers, toSignUpProps } from '../../screens/sign-up/view-props.ts'
import { runSignIn } from '../session/identity-actors.ts'
import { withdrawAccountFlow } from '../session/withdraw-account-actors.ts'
import type { PageDependencies, PageModule, SessionSnapshot } from './page-module.ts'
import { socialSignInFlow, useSocialSignIn } from './social-sign-in.ts'

export const page: PageModule<typeof signUpMachine> = {
  open: (dependencies, { location }) => ({
    logic: signUpFlow(dependencies),
    input: {
      draft: dependencies.services.storage.readSignUpDraft(),
      identity: pendingIdentity(dependencies.session.getSnapshot()),
      returnTo: location.returnTo,
      minPasswordLength: requiredPasswordLength(import.meta.env.VITE_MIN_PASSWORD_LENGTH),
    },
  }),
  Screen: SignUp,
}

/** The identity of an earlier attempt, whose email is to be corrected, or null. */
const pendingIdentity = (session: SessionSnapshot): IdentitySnapshot | null =>
  session.matches('awaiting verification') ? session.context.identity : null

function SignUp({ page: flow }: Parameters<(typeof page)['Screen']>[0]) {
  const snapshot = useSelector(flow, (current) => current)
  return (
    <SignUpScreen
      {...toSignUpProps(snapshot)}
      {...signUpHandlers(flow.send)}
      {...useSocialSignIn(snapshot.children.social)}
      links={{ home: <Link to="/" />, login: <Link to="/login" state={true} /> }}
    />
  )
}

export const signUpFlow = (dependencies: PageDependencies) => {
  const { identity, memberApi, storage } = dependencies.services
  return signUpMachine.provide({
    actors: {
      'create identity': fromPromise(({ input, signal }) =>
        runSignIn(dependencies, identity.signUp(input, signal)),
      ),
      'sign in': reclaimActor(dependencies),
      'sign out identity': fromPromise(() => identity.signOut()),
      'remove identity': fromPromise(() => identity.remove()),
      'withdraw account': withdrawAccountFlow(dependencies),
      register: fromPromise(({ input, signal }) => memberApi.register(input, signal)),
      'send verification email': fromPromise(() => {
        // Until it was sent, also if the page is closed meanwhile.
        storage.markVerificationUnsent(identity.current()?.email ?? null)
        return identity.sendVerificationEmail().then(() => storage.markVerificationUnsent(null))
      }),
      social: socialSignInFlow(dependencies),
    },
    actions: { 'store draft': (_, { draft }) => storage.writeSignUpDraft(draft) },
  })
}

type Credentials = { email: string; password: string }

/**
 * The sign-in that shows whether an identity is our own. After wrong credentials it is tried once with the other Unicode
 * normalisation form of the password, because another keyboard may have composed it.
 */
export const reclaimActor = (dependencies: PageDependencies) =>
  fromPromise(({ input, signal }: { input: Credentials; signal: AbortSignal }) => {
    const signIn = (password: string) =>
      dependencies.services.identity.signIn({ ...input, password }, signal)
    const other = otherFormOf(input.password)
    return runSignIn(
      dependencies,
      signIn(input.password).catch((error: unknown) => {
        if (other === null || failureOf(error).kind !== 'wrong credentials') throw error
        return signIn(other)
      }),
    )
  })
