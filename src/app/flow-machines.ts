import { fromPromise } from 'xstate'
import { copyAddressMachine } from '../../machines/copy-address/copy-address-machine.ts'
import { deleteAccountMachine } from '../../machines/delete-account/delete-account-machine.ts'
import { failureOf, ServiceFailure } from '../../machines/failure.ts'
import { forgotPasswordMachine } from '../../machines/forgot-password/forgot-password-machine.ts'
import { interestsMachine } from '../../machines/interests/interests-machine.ts'
import { locationMachine } from '../../machines/location/location-machine.ts'
import { loginMachine } from '../../machines/login/login-machine.ts'
import { type IdentitySnapshot, type Instant, isSameAddress } from '../../machines/member.ts'
import { pictureMachine } from '../../machines/picture/picture-machine.ts'
import { profileFormMachine } from '../../machines/profile-form/profile-form-machine.ts'
import { reportIssueMachine } from '../../machines/report-issue/report-issue-machine.ts'
import { signUpMachine } from '../../machines/sign-up/sign-up-machine.ts'
import { socialSignInMachine } from '../../machines/social-sign-in/social-sign-in-machine.ts'
import { verifyEmailMachine } from '../../machines/verify-email/verify-email-machine.ts'
import { enterSession, type Session } from './enter-session.ts'
import type { Services } from './services.ts'
import type { SignInWatch } from './sign-in-watch.ts'
import { withdrawAccount } from './withdraw-account.ts'

/** The machines behind the screens with their services filled in. */
export const provideFlows = (services: Services, session: Session, signIns: SignInWatch) => {
  const { identity, memberApi, storage, pictureStore, pictureFiles, clock } = services
  const enter = fromPromise(({ input }: { input: { identity: IdentitySnapshot } }) =>
    signIns.during(enterSession(session, input.identity)),
  )
  /** A sign-in that nobody waits for any more must not stay behind the page. */
  const wanted = async (signIn: Promise<IdentitySnapshot>, signal: AbortSignal) => {
    const signedIn = await signIns.during(signIn)
    if (signal.aborted && !signIns.isRunning()) session.send({ type: 'stray identity found' })
    return signedIn
  }
  const signIn = fromPromise(
    ({ input, signal }: { input: { email: string; password: string }; signal: AbortSignal }) =>
      wanted(identity.signIn(input), signal),
  )
  const as = (email: string): IdentitySnapshot => {
    const present = identity.current()
    if (present && isSameAddress(present.email, email)) return present
    throw new ServiceFailure({ kind: present ? 'wrong account' : 'not signed in' })
  }
  const signOut = fromPromise(() => identity.signOut())

  return {
    login: loginMachine.provide({
      actors: {
        'resolve login': fromPromise(({ input, signal }) => memberApi.resolveLogin(input, signal)),
        'sign in': signIn,
        'enter session': enter,
      },
    }),
    socialSignIn: socialSignInMachine.provide({
      actors: {
        'sign in with provider': fromPromise(async ({ input, signal }) => {
          const waiting = storage.readSession().tempUserEmail
          const signedIn = await wanted(identity.signInWith(input.provider), signal)
          return { identity: signedIn, passwordDropped: isSameAddress(waiting, signedIn.email) }
        }),
        'enter session': enter,
      },
    }),
    signUp: signUpMachine.provide({
      actors: {
        'create identity': fromPromise(({ input, signal }) =>
          wanted(identity.signUp(input), signal),
        ),
        'sign in': signIn,
        'sign out identity': signOut,
        'remove identity': fromPromise(() => identity.remove()),
        'withdraw account': fromPromise(({ input, signal }) =>
          withdrawAccount(services, input.email, signal),
        ),
        register: fromPromise(({ input, signal }) => memberApi.register(input, signal)),
        'send verification email': fromPromise(() => identity.sendVerificationEmail()),
      },
    }),
    verifyEmail: verifyEmailMachine.provide({
      delays: {
        'until resend': ({ context }) => untilResend(context.resendFrom, clock.now()),
      },
      actors: {
        'check verified': fromPromise(({ input }) =>
          stamped(clock.now, async () => {
            const reloaded = await identity.reload()
            as(input.email)
            return { identity: reloaded, at: clock.now() }
          }),
        ),
        'send verification email': fromPromise(async ({ input }) => {
          as(input.email)
          await identity.sendVerificationEmail()
          return { at: clock.now() }
        }),
        'withdraw account': fromPromise(({ input, signal }) =>
          withdrawAccount(services, input.email, signal),
        ),
        'enter session': enter,
      },
    }),
    forgotPassword: forgotPasswordMachine.provide({
      actors: {
        'send reset email': fromPromise(({ input }) => identity.sendPasswordReset(input.email)),
      },
    }),
    interests: interestsMachine.provide({
      actors: {
        'save interests': fromPromise(({ input, signal }) =>
          memberApi.saveInterests(input.interests, signal),
        ),
      },
    }),
    profileForm: profileFormMachine.provide({
      actors: {
        'upload picture': fromPromise(async ({ input, signal }) => {
          const picture = { uid: uidOf(session), dataUrl: await pictureFiles.dataUrlOf(input.id) }
          return { address: await pictureStore.save(picture, signal) }
        }),
        'update profile': fromPromise(({ input, signal }) => memberApi.update(input, signal)),
        'remove stored picture': fromPromise(({ signal }) =>
          pictureStore.remove(uidOf(session), signal),
        ),
        'load member': fromPromise(({ signal }) => memberApi.me(signal)),
      },
    }),
    picture: pictureMachine.provide({
      actors: {
        'inspect file': fromPromise(({ input, signal }) => pictureFiles.inspect(input.id, signal)),
        'prepare picture': fromPromise(({ input, signal }) => pictureFiles.prepare(input, signal)),
      },
    }),
    location: locationMachine.provide({
      actors: {
        'find position': fromPromise(({ signal }) => services.position.current(signal)),
        'name place': fromPromise(({ input, signal }) =>
          services.geocoder.placeAt(input.coordinates, signal),
        ),
      },
    }),
    reportIssue: reportIssueMachine.provide({
      actors: {
        'send report': fromPromise(({ input, signal }) =>
          memberApi.reportBug(input.bugDescription, signal),
        ),
      },
    }),
    copyAddress: copyAddressMachine.provide({
      actors: { 'copy text': fromPromise(({ input }) => services.clipboard.write(input.text)) },
    }),
    deleteAccount: deleteAccountMachine.provide({
      actors: {
        'check recent sign-in': fromPromise(async () => ({
          recent: await identity.isSignInRecent(),
        })),
        'prove by password': fromPromise(({ input }) => identity.proveByPassword(input.password)),
        'prove by provider': fromPromise(({ input }) => identity.proveByProvider(input.provider)),
        'delete record': fromPromise(({ signal }) => memberApi.deleteAccount(signal)),
        'remove picture': fromPromise(({ signal }) => pictureStore.remove(uidOf(session), signal)),
        'remove identity': fromPromise(() => identity.remove()),
      },
    }),
  }
}

/** The provided machines by name. */
export type Flows = ReturnType<typeof provideFlows>

const uidOf = (session: Session): string => {
  const { identity } = session.getSnapshot().context
  if (!identity) throw new ServiceFailure({ kind: 'not signed in' })
  return identity.uid
}

/** Milliseconds until another mail may be sent, never more than the cooldown itself: a jumping clock blocks nobody (decision 0012). */
const untilResend = (resendFrom: Instant | null, now: Instant): number =>
  resendFrom === null ? 0 : Math.min(Math.max(resendFrom - now, 0), 60_000)

const stamped = async <Value>(now: () => Instant, act: () => Promise<Value>): Promise<Value> => {
  try {
    return await act()
  } catch (error) {
    throw new ServiceFailure({ ...failureOf(error), at: now() })
  }
}
