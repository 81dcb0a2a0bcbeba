import { type FailureKind, ServiceFailure } from '../../../machines/failure.ts'
import { isVerified, type Member } from '../../../machines/member.ts'
import type { Identity, MemberApi, Registration } from '../../../machines/ports.ts'
import { createFakeControls, type FakeControls, unlessAborted } from './controls.ts'

/** The records of one or more fake APIs, by uid. */
export type FakeRecords = Map<string, Member>

/** The member API without a network. */
export type FakeMemberApi = MemberApi & {
  records: FakeRecords
  /** The bug reports, with the uid of the member or null. */
  reports: readonly { uid: string | null; bugDescription: string }[]
  controls: FakeControls<keyof MemberApi>
}

/** The backend state beside the records: unused pending tokens, and deleted uids. */
export type FakeMemory = { pending: Map<string, string>; deleted: Set<string> }

/** A backend without pending tokens and deleted uids. */
export const createFakeMemory = (): FakeMemory => ({ pending: new Map(), deleted: new Set() })

/** A record with empty fields except for the given ones. */
export const memberWith = (given: Partial<Member> = {}): Member => ({
  _id: 'member-1',
  name: '',
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  phone: '',
  dateOfBirth: '',
  location: null,
  profileImage: '',
  interests: [],
  events: [],
  friends: [],
  ...given,
})

/** A record that throws where a machine reads its interests, as a bug would. */
export const unreadableMember: Member = {
  ...memberWith(),
  get interests(): never {
    throw new Error('The interests cannot be read')
  },
}

/** The member API of the signed-in identity. `passwordOf` returns the password to check when a username is resolved. */
export const createFakeMemberApi = ({
  identity,
  records = new Map(),
  memory: { pending, deleted } = createFakeMemory(),
  passwordOf = () => null,
}: {
  identity: Pick<Identity, 'current'>
  records?: FakeRecords
  /** Can be shared by the APIs of several pages. */
  memory?: FakeMemory
  passwordOf?: (email: string) => string | null
}): FakeMemberApi => {
  const { controls, run } = createFakeControls<keyof MemberApi>()
  const reports: { uid: string | null; bugDescription: string }[] = []

  const signedIn = () => {
    const present = identity.current()
    if (!present) throw failure('not signed in')
    if (deleted.has(present.uid)) throw failure('account deleted')
    return present
  }
  const verified = () => {
    const present = signedIn()
    if (!isVerified(present)) throw failure('not allowed')
    return present
  }
  const own = (): { uid: string; member: Member } => {
    const { uid } = verified()
    const member = records.get(uid)
    if (!member) throw failure('not registered')
    return { uid, member }
  }
  const store = (uid: string, member: Member): Member => {
    records.set(uid, member)
    return member
  }
  let changes = 0
  const nextVersion = () => {
    changes += 1
    return { version: `version-${changes}` }
  }
  const requireVersion = (member: Member, version?: string | null) => {
    if (version && version !== member.version)
      throw new ServiceFailure({ kind: 'changed elsewhere', newer: member })
  }
  const usernameOwner = (username: string) =>
    [...records].find(([, member]) => member.username.toLowerCase() === username.toLowerCase())

  const record = (uid: string, { password: _, ...given }: Registration): Member => {
    const owner = usernameOwner(given.username)
    if (owner && owner[0] !== uid) throw failure('username taken')
    const name = `${given.firstName} ${given.lastName}`.trim()
    const before = records.get(uid) ?? memberWith({ _id: `member-of-${uid}` })
    return store(uid, { ...before, ...given, name })
  }

  return {
    records,
    reports,
    controls,
    me: (signal) =>
      unlessAborted(
        signal,
        run('me', [], () => own().member),
      ),
    meWithPendingToken: (pendingToken, signal) =>
      unlessAborted(
        signal,
        run('meWithPendingToken', [pendingToken], () => {
          const uid = pending.get(pendingToken)
          pending.delete(pendingToken)
          const member = uid === undefined ? undefined : records.get(uid)
          if (!member) throw failure('refused')
          return member
        }),
      ),
    login: (body, signal) =>
      unlessAborted(
        signal,
        run('login', [body], () => {
          if (body.firebaseUid !== verified().uid) throw failure('wrong account')
          return { member: own().member, notice: null }
        }),
      ),
    socialAuth: (body, signal) =>
      unlessAborted(
        signal,
        run('socialAuth', [body], () => {
          const { uid } = verified()
          const { email, name, phone } = body
          const [firstName = '', ...rest] = name.split(' ')
          const made = memberWith({ _id: `member-of-${uid}`, email, name, phone, firstName })
          const member = records.get(uid) ?? store(uid, { ...made, lastName: rest.join(' ') })
          return { member, notice: null }
        }),
      ),
    register: (body, signal) =>
      unlessAborted(
        signal,
        run('register', [body], () => {
          const { uid } = signedIn()
          record(uid, body)
          const pendingToken = `pending-${uid}-${pending.size + 1}`
          pending.set(pendingToken, uid)
          return { pendingToken }
        }),
      ),
    resolveLogin: (body, signal) =>
      unlessAborted(
        signal,
        run('resolveLogin', [body], () => {
          const email = usernameOwner(body.username)?.[1].email
          if (!email || passwordOf(email) !== body.password) throw failure('wrong credentials')
          return { email }
        }),
      ),
    saveInterests: (interests, version, signal) =>
      unlessAborted(
        signal,
        run('saveInterests', [interests], () => {
          const { uid, member } = own()
          requireVersion(member, version)
          return store(uid, { ...member, interests: [...interests], ...nextVersion() })
        }),
      ),
    update: (body, version, signal) =>
      unlessAborted(
        signal,
        run('update', [body], () => {
          const { uid, member } = own()
          requireVersion(member, version)
          const name = `${body.firstName} ${body.lastName}`.trim()
          store(uid, { ...member, ...body, name, ...nextVersion() })
        }),
      ),
    deleteAccount: (signal) =>
      unlessAborted(
        signal,
        run('deleteAccount', [], () => {
          const present = identity.current()
          if (!present) throw failure('not signed in')
          records.delete(present.uid)
          if (isVerified(present)) deleted.add(present.uid)
        }),
      ),
    reportBug: (bugDescription, signal) =>
      unlessAborted(
        signal,
        run('reportBug', [bugDescription], () => {
          const present = identity.current()
          reports.push({ uid: present && isVerified(present) ? present.uid : null, bugDescription })
        }),
      ),
  }
}

const failure = (kind: FailureKind) => new ServiceFailure({ kind })
