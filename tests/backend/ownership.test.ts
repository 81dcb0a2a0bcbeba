import { describe, expect, test } from 'vitest'
import type { IdentityAccount } from '../../backend/identity/account-lookup.ts'
import type { Caller } from '../../backend/identity/caller.ts'
import {
  hasForeignAccount,
  isAccepted,
  mayChangeEmail,
  type OwnedRecord,
  verdictOf,
} from '../../backend/members/ownership.ts'

/*
 * Every rule of decision 0045 as a table: the columns of the record, the claims of the token and the answer of the identity
 * service, and what follows.
 */

const at = (seconds: number) => new Date(1_768_478_400_000 + seconds * 1000)
const linked = (id: string, sub: string, email = 'ada@example.com') => ({
  ...{ id, email },
  account: id === 'password' ? id : `${id} ${sub}`,
})
const google = linked('google.com', 'ada')
const apple = linked('apple.com', 'ada')
const foreignGoogle = linked('google.com', 'mallory', 'mallory@gmail.test')
const foreignApple = linked('apple.com', 'mallory', 'mallory@icloud.test')
const unvouched = linked('github.com', 'ada')
const password = linked('password', '')

const accountWith = (
  providers: IdentityAccount['providers'],
  changes: Partial<IdentityAccount> = {},
): IdentityAccount => ({
  email: 'ada@example.com',
  createdAt: at(0).getTime(),
  passwordUpdatedAt: at(0).getTime(),
  ...{ lastSignInAt: at(60).getTime() + 999, validSince: 0 },
  providers,
  ...changes,
})

const callerBy = (
  { id, account }: IdentityAccount['providers'][number],
  changes: Partial<Caller> = {},
): Caller => ({
  uid: 'uid',
  email: 'ada@example.com',
  verified: true,
  provider: id as Caller['provider'],
  account,
  linkedAccounts: id === 'password' ? [] : [account],
  signedInAt: at(60),
  issuedAt: at(60),
  token: '',
  ...changes,
})

const typed: OwnedRecord = {
  email: 'ada@example.com',
  verifiedAt: null,
  identitySeenAt: at(0),
  acceptedProviders: null,
  ownerSince: null,
  signInNotice: null,
}
const verified = (changes: Partial<OwnedRecord> = {}): OwnedRecord => ({
  ...typed,
  verifiedAt: at(30),
  ...changes,
})
const byGoogle = verified({ acceptedProviders: [google.account], ownerSince: at(30) })
const changedAt = (seconds: number) => ({ passwordUpdatedAt: at(seconds).getTime() })

type Row = {
  caller: Caller
  account: IdentityAccount
  record?: OwnedRecord | null
  hadForeignAccount?: boolean
  verdict: string
}

const rows: Record<string, Row> = {
  'no one’s record, by an own account': {
    ...{ caller: callerBy(google), account: accountWith([google]), record: null },
    verdict: 'new: google.com ada since 60',
  },
  'no one’s record, by another person’s account': {
    ...{ caller: callerBy(foreignApple), account: accountWith([google, foreignApple]) },
    verdict: 'refused',
  },
  'no one’s record, by an own account while another of the provider is linked': {
    ...{ caller: callerBy(google), account: accountWith([foreignGoogle]) },
    verdict: 'refused',
  },
  'no one’s record, by another account while the own one of the provider is linked': {
    ...{ caller: callerBy(foreignGoogle), account: accountWith([google]) },
    verdict: 'refused',
  },
  'no one’s record, by a token that names two accounts of the provider': {
    caller: callerBy(google, { account: `${google.account} mallory` }),
    account: accountWith([google]),
    verdict: 'refused',
  },
  'no one’s record, by a refreshed token of an earlier sign-in': {
    ...{ caller: callerBy(google, { signedInAt: at(59) }), account: accountWith([google]) },
    verdict: 'refused',
  },
  'no one’s record, by a sign-in of the second in which the service ended earlier ones': {
    caller: callerBy(google),
    account: accountWith([google], { validSince: at(60).getTime() }),
    verdict: 'refused',
  },
  'no one’s record, by an account that signed up in that second': {
    caller: callerBy(google),
    account: accountWith([google], { createdAt: at(59).getTime(), validSince: at(60).getTime() }),
    verdict: 'new: google.com ada since 60',
  },
  'no one’s record, by an account of a provider that verifies no emails': {
    ...{ caller: callerBy(unvouched), account: accountWith([unvouched]), record: null },
    verdict: 'refused',
  },
  'no one’s record, by an account without an email': {
    caller: callerBy(google, { email: '' }),
    account: accountWith([linked('google.com', 'ada', '')], { email: '' }),
    verdict: 'new: google.com ada since 60',
  },
  'no one’s record, with a token from before a change of the email': {
    caller: callerBy(google, { email: 'old@example.com' }),
    account: accountWith([google]),
    verdict: 'refused',
  },
  'a typed record, by an own account': {
    ...{ caller: callerBy(google), account: accountWith([google]), record: typed },
    verdict: 'new: google.com ada since 60, earlier-sign-up-discarded',
  },
  'a typed record, by an own account after another person’s': {
    ...{ caller: callerBy(google), account: accountWith([google]), record: typed },
    hadForeignAccount: true,
    verdict: 'new: google.com ada since 60',
  },
  'a typed record, by the password of its sign-up, whose two times differ by two seconds': {
    caller: callerBy(password),
    account: accountWith([password], changedAt(2)),
    record: typed,
    verdict: 'typed: password',
  },
  'a typed record, by a changed password, also after another person’s account': {
    caller: callerBy(password),
    account: accountWith([password], changedAt(3)),
    record: typed,
    hadForeignAccount: true,
    verdict: 'new: password since 60, earlier-sign-up-discarded',
  },
  'a typed record, by a password beside an own account': {
    ...{ caller: callerBy(password), account: accountWith([password, google]), record: typed },
    verdict: 'refused',
  },
  'a typed record, by a password beside another person’s account': {
    ...{ caller: callerBy(password), account: accountWith([password, foreignApple]) },
    record: typed,
    verdict: 'refused',
  },
  'Google’s record, by a password from before': {
    caller: callerBy(password),
    account: accountWith([password, google], changedAt(30)),
    record: byGoogle,
    verdict: 'refused',
  },
  'Google’s record, by a password from after': {
    caller: callerBy(password),
    account: accountWith([password], changedAt(31)),
    record: byGoogle,
    verdict: 'record: google.com ada, password since 30, password-also-opens',
  },
  'Google’s record, by a later password after another person’s account': {
    caller: callerBy(password),
    account: accountWith([password], changedAt(31)),
    record: byGoogle,
    hadForeignAccount: true,
    verdict: 'refused',
  },
  'Google’s record, by an own Apple account': {
    ...{ caller: callerBy(apple), account: accountWith([google, apple]), record: byGoogle },
    verdict: 'record: google.com ada, apple.com ada since 30',
  },
  'Google’s record, by another Google account of the email': {
    caller: callerBy(linked('google.com', 'new')),
    account: accountWith([linked('google.com', 'new')]),
    record: byGoogle,
    verdict: 'record: google.com new since 60',
  },
  'Google’s record, by an Apple account whose email the identity has got': {
    caller: callerBy(foreignApple, { email: foreignApple.email }),
    account: accountWith([google, foreignApple], { email: foreignApple.email }),
    record: byGoogle,
    verdict: 'refused',
  },
  'a password’s record, by an own account': {
    ...{ caller: callerBy(google), account: accountWith([google, password]) },
    record: verified({ acceptedProviders: ['password'] }),
    verdict: 'record: password, google.com ada, password-also-opens',
  },
  'a record from before the rules, by its password': {
    ...{ caller: callerBy(password), account: accountWith([password]), record: verified() },
    verdict: 'record: password',
  },
  'a record from before the rules, by an own account, keeps its password': {
    ...{ caller: callerBy(google), account: accountWith([google, password]), record: verified() },
    verdict: 'record: password, google.com ada, password-also-opens',
  },
  'a record that has returned by Google alone, by its password': {
    ...{ caller: callerBy(password), account: accountWith([google, password]) },
    record: verified({ acceptedProviders: [google.account] }),
    verdict: 'record: google.com ada, password, password-also-opens',
  },
  'a record with the email in the form of the site, by an own account': {
    caller: callerBy(google, { email: 'ada@b\u00fccher.example' }),
    account: accountWith([linked('google.com', 'ada', 'ada@b\u00fccher.example')], {
      email: 'ada@b\u00fccher.example',
    }),
    record: verified({ email: 'ada@xn--bcher-kva.example', acceptedProviders: [] }),
    verdict: 'record: google.com ada',
  },
}

const textOf = (verdict: ReturnType<typeof verdictOf>): string => {
  if (verdict === 'refused') return verdict
  const { acceptedProviders, ownerSince, signInNotice } = verdict.ownership
  const since = ownerSince && ` since ${(ownerSince.getTime() - at(0).getTime()) / 1000}`
  const notice = signInNotice && `, ${signInNotice}`
  return `${verdict.opens}: ${acceptedProviders?.join(', ')}${since ?? ''}${notice ?? ''}`
}

describe('the verdict about a sign-in', () => {
  test.each(Object.entries(rows))('on %s', (_, { verdict, ...evidence }) => {
    expect(textOf(verdictOf({ record: null, hadForeignAccount: false, ...evidence }))).toBe(verdict)
  })

  test.each([
    ['an accepted account', callerBy(google), byGoogle, true],
    ['an account of the same second', callerBy(google, { signedInAt: at(30) }), byGoogle, true],
    ['another account of the provider', callerBy(foreignGoogle), byGoogle, false],
    ['a password', callerBy(password), byGoogle, false],
    ['a password before the rules', callerBy(password), verified(), false],
  ])('for %s is known from the record: %#', (_, caller, record, expected) => {
    expect(isAccepted(caller, record)).toBe(expected)
  })

  test.each([
    ['a sign-in before the owner’s', { signedInAt: at(29) }],
    ['an older token with another email', { email: 'old@example.com', issuedAt: at(-1) }],
  ])('rejects %s', (_, changes) => {
    expect(() => isAccepted(callerBy(google, changes), byGoogle)).toThrow('session has ended')
  })

  test.each([
    ['an own account', callerBy(google), accountWith([google, password]), null, false],
    ['another linked account', callerBy(google), accountWith([google, foreignApple]), null, true],
    [
      'an account of the token that is not linked any more',
      callerBy(google, { linkedAccounts: [google.account, foreignApple.account] }),
      accountWith([google]),
      null,
      true,
    ],
    [
      'an accepted account that was renamed',
      callerBy(apple),
      accountWith([linked('google.com', 'ada', 'renamed@gmail.test'), apple]),
      [google.account],
      false,
    ],
    [
      'an account in the place of an accepted one',
      callerBy(google),
      accountWith([google]),
      [foreignGoogle.account],
      true,
    ],
    [
      'any account of an identity without an email',
      callerBy(google),
      accountWith([foreignApple], { email: '' }),
      null,
      false,
    ],
  ])('sees another person’s account: %s', (_, caller, account, accepted, expected) => {
    expect(hasForeignAccount(caller, account, accepted)).toBe(expected)
  })

  test.each([
    ['the own account alone', callerBy(google), accountWith([google, password]), true],
    ['another account', callerBy(google), accountWith([google, apple]), false],
    ['a token with another email', callerBy(google, { email: '' }), accountWith([google]), false],
  ])('lets the record follow a changed email with %s: %#', (_, caller, account, expected) => {
    expect(mayChangeEmail(caller, account)).toBe(expected)
  })
})
