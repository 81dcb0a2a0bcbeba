import { fromCallback, fromPromise } from 'xstate'
import { failureOf, isRefusal } from '../../machines/failure.ts'
import { type IdentitySnapshot, isSameAddress } from '../../machines/member.ts'
import type { Registration, SignUpDraft } from '../../machines/ports.ts'
import { sessionMachine } from '../../machines/session/session-machine.ts'
import type { IdentityChange, SessionRefusal } from '../../machines/session/session-setup.ts'
import { restoreIdentity } from './restore-identity.ts'
import type { Services } from './services.ts'

/** The session machine with its services filled in. */
export const provideSession = ({ identity, memberApi, storage }: Services) =>
  sessionMachine.provide({
    actors: {
      'restore identity': fromPromise(({ input, signal }) =>
        restoreIdentity(identity, input.expected, signal),
      ),
      'watch identity': fromCallback<IdentityChange | SessionRefusal>(({ sendBack }) => {
        const change = async (snapshot: IdentitySnapshot | null, refused: boolean) => {
          // A member whom the service turns away hears that, and not of another tab.
          if (refused) sendBack({ type: 'session refused' })
          const token = snapshot && (await identity.idToken({ fresh: false }).catch(() => null))
          sendBack({ type: 'identity changed', identity: snapshot, token })
        }
        return identity.watch((snapshot, { refused }) => void change(snapshot, refused))
      }),
      'sign out identity': fromPromise(() => identity.signOut()),
      'fetch token': fromPromise(async () => ({ token: await identity.idToken({ fresh: false }) })),
      'load with pending token': fromPromise(async ({ input, signal }) => {
        const member = await memberApi.meWithPendingToken(input.pendingToken, signal)
        // The backend learns only from an ID token that the address is verified; until then the record expires.
        return memberApi.me(signal).catch(() => member)
      }),
      'log in to backend': fromPromise(({ input, signal }) =>
        memberApi.login(
          { email: input.identity.email ?? '', firebaseUid: input.identity.uid },
          signal,
        ),
      ),
      'sign in socially': fromPromise(({ input: { identity: who }, signal }) =>
        memberApi.socialAuth(
          {
            provider: who.authType === 'apple' ? 'apple' : 'google',
            providerId: who.uid,
            email: who.email ?? '',
            name: who.displayName ?? '',
            profileImage: who.photoURL ?? '',
            phone: who.phoneNumber ?? '',
          },
          signal,
        ),
      ),
      'complete registration': fromPromise(({ input, signal }) => {
        const known = registrationFor(input.identity)
        const typed = draftFor(known.email, storage)
        return typed
          ? memberApi.register({ ...known, ...typed }, signal).catch((error: unknown) => {
              if (isRefusal(failureOf(error))) return memberApi.register(known, signal)
              throw error
            })
          : memberApi.register(known, signal)
      }),
      'load member': fromPromise(({ signal }) => memberApi.me(signal)),
    },
  })

/** The form that was kept, where it is this member's. */
const draftFor = (email: string, storage: Services['storage']): SignUpDraft | null => {
  const draft = storage.readSignUpDraft()
  return draft && isSameAddress(draft.email, email) ? { ...draft, email } : null
}

/** What the identity alone tells of a member whose registration was cut off; the backend takes it always. */
const registrationFor = (identity: IdentitySnapshot): Registration => {
  const email = identity.email ?? ''
  const [firstName = '', ...rest] = (identity.displayName || email).split(' ')
  return {
    firstName,
    lastName: rest.join(' '),
    username: `member-${identity.uid.slice(0, 12).toLowerCase()}`,
    email,
    password: '',
    phone: '',
  }
}
