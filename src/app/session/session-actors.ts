import { fromCallback, fromPromise } from 'xstate'
import { failureOf, hasChangedNothing } from '../../../machines/failure.ts'
import { type IdentitySnapshot, isSameEmail, providerOf } from '../../../machines/member.ts'
import type { SocialAuthBody } from '../../../machines/member-api.gen.ts'
import type { Identity, MemberStorage, Registration, SignUpDraft } from '../../../machines/ports.ts'
import {
  type IdentityReport,
  restoreIdentityMachine,
} from '../../../machines/restore-identity/restore-identity-machine.ts'
import type {
  DeletionFound,
  IdentityChange,
  SessionRejection,
  SessionStorageCommand,
} from '../../../machines/session/session-events.ts'
import { sessionMachine } from '../../../machines/session/session-machine.ts'
import type { Services } from '../create-services.ts'

export const provideSession = ({
  identity,
  memberApi,
  storage,
  visibility,
  sessionRejections,
  tabs,
}: Services) =>
  sessionMachine.provide({
    actors: {
      storage: provideStorage({ storage, visibility, tabs }),
      'restore identity': provideRestoreIdentity(identity),
      'watch identity': fromCallback<IdentityChange | SessionRejection | DeletionFound>(
        ({ sendBack }) => {
          let signIns = 0
          const change = async (snapshot: IdentitySnapshot | null, sessionRevoked: boolean) => {
            if (snapshot) {
              signIns += 1
              const token = await identity.idToken({ fresh: false }).catch(() => null)
              sendBack({ type: 'identity changed', identity: snapshot, token })
              return
            }
            const known = signIns
            const why = await identity.rejection()
            if (signIns !== known) return
            sendBack(
              sessionRevoked || why !== 'unknown'
                ? { type: 'session rejected', reason: endOfRejection[why] }
                : { type: 'identity changed', identity: null, token: null },
            )
          }
          const stops = [
            identity.watch((snapshot, { sessionRevoked }) => void change(snapshot, sessionRevoked)),
            sessionRejections.watch((why) =>
              sendBack(
                why === 'being deleted'
                  ? { type: 'deletion found' }
                  : { type: 'session rejected', reason: why },
              ),
            ),
          ]
          return () => stops.forEach((stop) => void stop())
        },
      ),
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
      'sign in with provider': fromPromise(({ input: { identity: user }, signal }) =>
        memberApi.socialAuth(socialAuthFrom(user), signal).catch(async (error: unknown) => {
          if (failureOf(error).kind !== 'sign-in not accepted') throw error
          // Another account of the provider may have taken the place of the member's at the identity service.
          const again = await identity.signInAgain(providerOf(user.authType)).catch(() => null)
          if (again?.uid !== user.uid) throw error
          return memberApi.socialAuth(socialAuthFrom(again), signal)
        }),
      ),
      'complete registration': fromPromise(({ input, signal }) => {
        const minimal = registrationFrom(input.identity)
        const draft = draftFor(minimal.email, storage)
        return draft
          ? memberApi.register({ ...minimal, ...draft }, signal).catch((error: unknown) => {
              if (hasChangedNothing(failureOf(error))) return memberApi.register(minimal, signal)
              throw error
            })
          : memberApi.register(minimal, signal)
      }),
      'load member': fromPromise(({ signal }) => memberApi.me(signal)),
      'unlink providers': fromPromise(({ input }) => identity.unlink(input.providers)),
    },
  })

/** What a rejection says about the identity. */
const endOfRejection = {
  gone: 'identity gone',
  revoked: undefined,
  unknown: 'identity lost',
} as const

const socialAuthFrom = (user: IdentitySnapshot): SocialAuthBody => ({
  provider: providerOf(user.authType),
  providerId: user.uid,
  email: user.email ?? '',
  name: user.displayName ?? '',
  profileImage: user.photoURL ?? '',
  phone: user.phoneNumber ?? '',
})

/**
 * The fields of a member whose registration was interrupted, from the identity only; the backend always accepts them.
 * A display name counts only if a provider has set it: someone else may have signed up with this email
 * (decision 0045).
 */
const registrationFrom = (identity: IdentitySnapshot): Registration => {
  const email = identity.email ?? ''
  const name = identity.authType === 'local' ? '' : (identity.displayName ?? '')
  const [firstName = '', ...rest] = name.split(' ')
  return {
    firstName,
    lastName: rest.join(' '),
    username: `member-${identity.uid.slice(0, 12).toLowerCase()}`,
    email,
    password: '',
    phone: '',
  }
}

/** Stores the session, and reports what other tabs have stored, and whose record they have changed. */
const provideStorage = ({
  storage,
  visibility,
  tabs,
}: Pick<Services, 'storage' | 'visibility' | 'tabs'>) =>
  fromCallback<SessionStorageCommand>(({ receive, sendBack }) => {
    const report = () => sendBack({ type: 'storage changed', stored: storage.readSession() })
    receive((command) => {
      switch (command.type) {
        case 'write session': {
          // A suspended tab receives no changes, and must not write into the session of another member.
          if (command.owner !== undefined && !isStoredFor(command.owner, storage)) return report()
          const isStored = storage.writeSession(command.entries)
          if (command.entries.isLoggedIn && !isStored) sendBack({ type: 'session not stored' })
          break
        }
        case 'clear member':
          storage.clearMember()
          break
        case 'hold draft':
          storage.holdDraft()
          break
        case 'publish member':
          tabs.publish({ type: 'member changed', owner: command.owner })
          break
        case 'publish expiry':
          tabs.publish({ ...command, type: 'session expired' })
          break
        default:
          command satisfies never
      }
    })
    const stops = [
      storage.watch(report),
      visibility.watch(report),
      tabs.listen((message) => {
        if (message.type === 'member changed')
          sendBack({ type: 'member changed elsewhere', owner: message.owner })
        if (message.type === 'session expired')
          sendBack({ ...message, type: 'session expired elsewhere' })
      }),
    ]
    return () => stops.forEach((stop) => void stop())
  })

const isStoredFor = (uid: string, storage: MemberStorage): boolean => {
  const { token, userId } = storage.readSession()
  return token !== null && (userId === null || userId === uid)
}

const provideRestoreIdentity = (identity: Identity) =>
  restoreIdentityMachine.provide({
    actors: {
      'read identity': fromPromise(({ signal }) => identity.restore(signal)),
      'watch identity': fromCallback<IdentityReport>(({ sendBack }) =>
        identity.watch((snapshot) => sendBack({ type: 'identity changed', identity: snapshot })),
      ),
      'reload identity': fromPromise(() => identity.reload()),
    },
  })

/** The stored sign-up draft, if it is for this email. */
const draftFor = (email: string, storage: Services['storage']): SignUpDraft | null => {
  const draft = storage.readSignUpDraft()
  return draft && isSameEmail(draft.email, email) ? { ...draft, email } : null
}
