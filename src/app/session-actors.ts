import { fromCallback, fromPromise } from 'xstate'
import type { IdentitySnapshot } from '../../machines/member.ts'
import type { Registration } from '../../machines/ports.ts'
import { sessionMachine } from '../../machines/session/session-machine.ts'
import type { IdentityChange } from '../../machines/session/session-setup.ts'
import { restoreIdentity } from './restore-identity.ts'
import type { Services } from './services.ts'

/** The session machine with its services filled in. */
export const provideSession = ({ identity, memberApi, storage }: Services) =>
  sessionMachine.provide({
    actors: {
      'restore identity': fromPromise(({ input, signal }) =>
        restoreIdentity(identity, input.expected, signal),
      ),
      'watch identity': fromCallback<IdentityChange>(({ sendBack }) => {
        const change = async (snapshot: IdentitySnapshot | null) => {
          const token = snapshot && (await identity.idToken({ fresh: false }).catch(() => null))
          sendBack({ type: 'identity changed', identity: snapshot, token })
        }
        return identity.watch((snapshot) => void change(snapshot))
      }),
      'sign out identity': fromPromise(() => identity.signOut()),
      'fetch token': fromPromise(async () => ({ token: await identity.idToken({ fresh: false }) })),
      'load with pending token': fromPromise(({ input, signal }) =>
        memberApi.meWithPendingToken(input.pendingToken, signal),
      ),
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
      'complete registration': fromPromise(({ input, signal }) =>
        memberApi.register(registrationFor(input.identity, storage), signal),
      ),
      'load member': fromPromise(({ signal }) => memberApi.me(signal)),
    },
  })

/** What is known of a member whose registration was cut off: the kept form where it is theirs, else the identity. */
const registrationFor = (
  identity: IdentitySnapshot,
  storage: Services['storage'],
): Registration => {
  const email = identity.email ?? ''
  const draft = storage.readSignUpDraft()
  if (draft && draft.email.trim().toLowerCase() === email.toLowerCase()) {
    return { ...draft, email, password: '' }
  }
  const [firstName = '', ...rest] = (identity.displayName ?? email).split(' ')
  return {
    firstName,
    lastName: rest.join(' '),
    username: `member-${identity.uid.slice(0, 12).toLowerCase()}`,
    email,
    password: '',
    phone: '',
  }
}
