import type {
  AuthType,
  IdentitySnapshot,
  LinkedProvider,
  SocialProvider,
} from '../../../machines/member.ts'

/** An account of the fake identity service. */
export type FakeAccount = {
  uid: string
  email: string
  /** null for an account without a password, such as one of Google or Apple. */
  password: string | null
  displayName: string | null
  photoURL: string | null
  emailVerified: boolean
  disabled: boolean
  linked: readonly LinkedProvider[]
}

/** An email that the fake service has sent. */
export type FakeEmail = { kind: 'verification' | 'password reset'; email: string }

/** The account that is chosen in the popup of Google or Apple. */
export type ProviderAccount = { email: string; displayName: string; photoURL?: string }

/** The identity service of one or more fake browsers. */
export type FakeIdentityService = {
  readonly emails: readonly FakeEmail[]
  /** The uids of all accounts. */
  uids(): readonly string[]
  /** Adds an account, verified by default. */
  add(account: { email: string; password: string | null } & Partial<FakeAccount>): FakeAccount
  find(email: string): FakeAccount | undefined
  byUid(uid: string): FakeAccount | undefined
  delete(uid: string): void
  send(message: FakeEmail): void
  /** Verifies an email, as the link in the verification email does. */
  verify(email: string): void
  disable(email: string): void
  /** Ends the sessions of an account and verifies its email, as a password reset does. */
  resetPassword(email: string): void
  isRevoked(uid: string): boolean
  /** Links another person's provider account to this account, as the library can and the site never does. */
  link(email: string, own: LinkedProvider): void
  unlink(uid: string, provider: SocialProvider): void
  /** Sets the account that is chosen when the popup of a provider opens. */
  setProviderAccount(provider: SocialProvider, account: ProviderAccount): void
  /** The account at this service for the chosen provider account. It is created if it does not exist. */
  accountFrom(provider: SocialProvider): FakeAccount
  /** The bearer token of an account. Each serial gives another token. */
  tokenFor(account: FakeAccount, authType: AuthType, serial: number): string
}

/** An identity service without accounts. `tokenFor` creates tokens that a real backend accepts. */
export const createFakeIdentityService = ({
  tokenFor = ({ uid }, _authType, serial) => `token-${uid}-${serial}`,
}: {
  tokenFor?: FakeIdentityService['tokenFor']
} = {}): FakeIdentityService => {
  const accounts = new Map<string, FakeAccount>()
  const emails: FakeEmail[] = []
  const chosen: Record<SocialProvider, ProviderAccount> = {
    google: { email: 'grace@example.com', displayName: 'Grace Hopper' },
    apple: { email: 'ada@privaterelay.appleid.com', displayName: 'Ada Lovelace' },
  }
  const revoked = new Set<string>()
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
      linked: [],
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
    emails,
    uids: () => [...accounts.keys()],
    add,
    find,
    byUid: (uid) => accounts.get(uid),
    delete: (uid) => void accounts.delete(uid),
    send: (message) => void emails.unshift({ ...message, email: normal(message.email) }),
    verify: (email) => change(email, { emailVerified: true }),
    disable: (email) => change(email, { disabled: true }),
    resetPassword: (email) => {
      change(email, { emailVerified: true })
      revoked.add(find(email)?.uid ?? '')
    },
    isRevoked: (uid) => revoked.has(uid),
    link: (email, own) => change(email, { linked: [...(find(email)?.linked ?? []), own] }),
    unlink: (uid, provider) => {
      const account = accounts.get(uid)
      if (!account) throw new Error(`The fake service has no account ${uid}.`)
      const linked = account.linked.filter((one) => one.provider !== provider)
      accounts.set(uid, { ...account, linked })
    },
    setProviderAccount: (provider, account) => {
      chosen[provider] = account
    },
    accountFrom: (provider) => {
      const { email, displayName, photoURL = null } = chosen[provider]
      const linked = [...accounts.values()].find((account) =>
        account.linked.some((own) => own.provider === provider && own.email === email),
      )
      if (linked) return linked
      const present = find(email)
      if (!present) return add({ email, displayName, photoURL, password: null })
      // The real service removes the password of an account with an unverified email.
      if (!present.emailVerified) change(email, { emailVerified: true, password: null })
      return find(email) ?? present
    },
    tokenFor,
  }
}

const normal = (email: string): string => email.trim().toLowerCase()

/** The identity of an account that has signed in. */
export const snapshotOf = (account: FakeAccount, authType: AuthType): IdentitySnapshot => ({
  uid: account.uid,
  email: account.email,
  emailVerified: account.emailVerified,
  displayName: account.displayName,
  photoURL: account.photoURL,
  phoneNumber: null,
  authType,
  linkedProviders: account.linked,
  hasPassword: account.password !== null,
})
