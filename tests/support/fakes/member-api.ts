import { type FailureKind, ServiceFailure } from '../../../machines/failure.ts'
import type { Member } from '../../../machines/member.ts'
import type { Identity, MemberApi, Registration } from '../../../machines/ports.ts'
import { createSteering, type Steering, unlessAborted } from './steering.ts'

/** The records behind one or more fake APIs, by the uid of their member. */
export type FakeRecords = Map<string, Member>

/** An API without a network. */
export type FakeMemberApi = MemberApi & {
  records: FakeRecords
  /** What was reported, with the uid of the member who did, or null. */
  reports: readonly { uid: string | null; bugDescription: string }[]
  steering: Steering<keyof MemberApi>
}

/** What a backend remembers beside its records: tokens that were not used yet, and uids that were deleted. */
export type FakeMemory = { pending: Map<string, string>; deleted: Set<string> }

/** A backend that remembers nothing yet. */
export const createFakeMemory = (): FakeMemory => ({ pending: new Map(), deleted: new Set() })

/** A record with nothing in it but what is given. */
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

/** The member API for whom the identity says is signed in. `passwordOf` is what resolving a username checks against. */
export const createFakeMemberApi = ({
  identity,
  records = new Map(),
  memory: { pending, deleted } = createFakeMemory(),
  passwordOf = () => null,
}: {
  identity: Pick<Identity, 'current'>
  records?: FakeRecords
  /** Shared by the APIs of several pages. */
  memory?: FakeMemory
  passwordOf?: (email: string) => string | null
}): FakeMemberApi => {
  const { steering, run } = createSteering<keyof MemberApi>()
  const reports: { uid: string | null; bugDescription: string }[] = []

  const signedIn = () => {
    const present = identity.current()
    if (!present) throw failure('not signed in')
    if (deleted.has(present.uid)) throw failure('account deleted')
    return present
  }
  const verified = () => {
    const present = signedIn()
    if (present.authType === 'local' && !present.emailVerified) throw failure('not allowed')
    return present
  }
  const own = (): { uid: string; member: Member } => {
    const { uid } = verified()
    const member = records.get(uid)
    if (!member) throw failure('not registered')
    return { uid, member }
  }
  const keep = (uid: string, member: Member): Member => {
    records.set(uid, member)
    return member
  }
  const usernameOwner = (username: string) =>
    [...records].find(([, member]) => member.username.toLowerCase() === username.toLowerCase())

  const record = (uid: string, { password: _, ...given }: Registration): Member => {
    const owner = usernameOwner(given.username)
    if (owner && owner[0] !== uid) throw failure('username taken')
    const name = `${given.firstName} ${given.lastName}`.trim()
    const before = records.get(uid) ?? memberWith({ _id: `member-of-${uid}` })
    return keep(uid, { ...before, ...given, name })
  }

  return {
    records,
    reports,
    steering,
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
          return own().member
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
          return records.get(uid) ?? keep(uid, { ...made, lastName: rest.join(' ') })
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
    saveInterests: (interests, signal) =>
      unlessAborted(
        signal,
        run('saveInterests', [interests], () => {
          const { uid, member } = own()
          return keep(uid, { ...member, interests: [...interests] })
        }),
      ),
    update: (body, signal) =>
      unlessAborted(
        signal,
        run('update', [body], () => {
          const { uid, member } = own()
          const name = `${body.firstName} ${body.lastName}`.trim()
          keep(uid, { ...member, ...body, name })
        }),
      ),
    deleteAccount: (signal) =>
      unlessAborted(
        signal,
        run('deleteAccount', [], () => {
          const present = identity.current()
          if (!present) throw failure('not signed in')
          records.delete(present.uid)
          deleted.add(present.uid)
        }),
      ),
    reportBug: (bugDescription, signal) =>
      unlessAborted(
        signal,
        run('reportBug', [bugDescription], () => {
          reports.push({ uid: identity.current()?.uid ?? null, bugDescription })
        }),
      ),
  }
}

const failure = (kind: FailureKind) => new ServiceFailure({ kind })
