import type { AuthType, SocialProvider } from '../../../machines/member.ts'

/** An account at the hosted service, as a fake keeps it. */
export type FakeAccount = {
  uid: string
  email: string
  /** null for an account that has none, as of Google or Apple. */
  password: string | null
  displayName: string | null
  photoURL: string | null
  emailVerified: boolean
  disabled: boolean
}

/** A mail that the fake service has "sent". */
export type FakeMail = { kind: 'verification' | 'password reset'; email: string }

/** Who stands behind the window of Google or Apple. */
export type ProviderPerson = { email: string; displayName: string; photoURL?: string }

/** The hosted service behind one or more fake browsers. */
export type FakeIdentityService = {
  readonly mails: readonly FakeMail[]
  /** Of every account that exists. */
  uids(): readonly string[]
  /** Adds an account that exists already; verified, unless it says otherwise. */
  add(account: { email: string; password: string } & Partial<FakeAccount>): FakeAccount
  find(email: string): FakeAccount | undefined
  byUid(uid: string): FakeAccount | undefined
  delete(uid: string): void
  send(mail: FakeMail): void
  /** What the link in the verification mail does. */
  verify(email: string): void
  disable(email: string): void
  /** Who answers when a provider's window opens. */
  expectAtProvider(provider: SocialProvider, person: ProviderPerson): void
  /** The account of whoever answers at the provider; made when it is new. */
  answerOf(provider: SocialProvider): FakeAccount
  /** The bearer token of an account; each serial is another one. */
  tokenFor(account: FakeAccount, authType: AuthType, serial: number): string
}

/** A service without accounts. `tokenFor` gives real tokens where a real backend reads them. */
export const createFakeIdentityService = ({
  tokenFor = ({ uid }, _authType, serial) => `token-${uid}-${serial}`,
}: {
  tokenFor?: FakeIdentityService['tokenFor']
} = {}): FakeIdentityService => {
  const accounts = new Map<string, FakeAccount>()
  const mails: FakeMail[] = []
  const people: Record<SocialProvider, ProviderPerson> = {
    google: { email: 'grace@example.com', displayName: 'Grace Hopper' },
    apple: { email: 'ada@privaterelay.appleid.com', displayName: 'Ada Lovelace' },
  }
  let lastUid = 0

  const find = (email: string) =>
    [...accounts.values()].find((account) => account.email === normal(email))
  const add: FakeIdentityService['add'] = (given) => {
    lastUid += 1
    const account: FakeAccount = {
      uid: `uid-${lastUid}`,
      displayName: null,
      photoURL: null,
      emailVerified: true,
      disabled: false,
      ...given,
      email: normal(given.email),
    }
    accounts.set(account.uid, account)
    return account
  }
  const change = (email: string, fields: Partial<FakeAccount>) => {
    const account = find(email)
    if (!account) throw new Error(`The fake service has no account ${email}.`)
    accounts.set(account.uid, { ...account, ...fields })
  }

  return {
    mails,
    uids: () => [...accounts.keys()],
    add,
    find,
    byUid: (uid) => accounts.get(uid),
    delete: (uid) => void accounts.delete(uid),
    send: (mail) => void mails.unshift({ ...mail, email: normal(mail.email) }),
    verify: (email) => change(email, { emailVerified: true }),
    disable: (email) => change(email, { disabled: true }),
    expectAtProvider: (provider, person) => {
      people[provider] = person
    },
    answerOf: (provider) => {
      const { email, displayName, photoURL = null } = people[provider]
      const present = find(email)
      if (!present) return add({ email, displayName, photoURL, password: '' })
      // The real service takes the password of an account whose address was never verified.
      if (!present.emailVerified) change(email, { emailVerified: true, password: null })
      return find(email) ?? present
    },
    tokenFor,
  }
}

const normal = (email: string): string => email.trim().toLowerCase()
