import { Problem } from '../http/problems.ts'
import type { IdentityAccount } from '../identity/account-lookup.ts'
import type { Caller } from '../identity/caller.ts'
import { providers, providerTraits } from '../identity/provider.ts'
import type { MemberRow } from './member.ts'

/*
 * Who owns an identity (decision 0046): pure rules about a verified caller, the account at the identity service and the
 * stored record.
 */

/** The notices after a sign-in, each sent once. */
export const signInNotices = ['earlier-sign-up-discarded', 'password-also-opens'] as const

export type SignInNotice = (typeof signInNotices)[number]

/** The columns of a record that say whose it is. */
export type Ownership = Pick<
  MemberRow,
  'acceptedProviders' | 'ownerSince' | 'hadForeignProvider' | 'signInNotice'
>

/**
 * Whether the caller's account at the provider is accepted for a record that was verified. Rejects a token of a sign-in before the
 * owner was established with `invalid-token`. The time of a sign-in has whole seconds, so the owner's own token passes.
 */
export const isAccepted = (
  caller: Caller,
  { ownerSince, acceptedProviders }: Ownership,
): boolean => {
  if (ownerSince && caller.signedInAt < ownerSince) throw new Problem('invalid-token')
  return acceptedProviders?.includes(caller.account) ?? false
}

/**
 * Rejects with `provider-not-accepted` unless the provider's own account has the email of the identity and of the token, or
 * the identity has none. A password proves nothing while a provider with this email is linked, which must sign in first:
 * anybody with another sign-in of the identity can set a password.
 */
export const requireOwnProvider = ({ provider, email }: Caller, account: IdentityAccount): void => {
  const own = account.providers.find(({ id }) => id === provider)
  const isOwn =
    own !== undefined &&
    account.email === email &&
    (account.email === '' || own.email === account.email) &&
    (provider !== 'password' || !account.providers.some((other) => provesEmail(other, account)))
  if (!isOwn) throw new Problem('provider-not-accepted')
}

/**
 * The ownership of a record that this caller verifies, which `requireOwnProvider` has accepted. A provider, or a
 * password that was changed after the sign-up, establishes the owner: what signed in before counts for nothing.
 */
export const establishedOwnership = (
  caller: Caller,
  account: IdentityAccount,
  options: { discards: boolean },
): Ownership => ({
  acceptedProviders: [caller.account],
  ownerSince: establishesOwner(caller, account) ? caller.signedInAt : null,
  hadForeignProvider: caller.provider !== 'password' && mayBeHeldByOthers(caller, account),
  signInNotice: options.discards ? 'earlier-sign-up-discarded' : null,
})

/**
 * Whether another person may hold a sign-in of the identity: their provider is linked, or was when the owner signed in,
 * which the token of that sign-in says. A refreshed token no longer says so about an identity that had a password before.
 */
const mayBeHeldByOthers = (caller: Caller, account: IdentityAccount): boolean =>
  hasForeignProvider(account) ||
  caller.otherProviders.some(
    (other) => !account.providers.some((one) => one.id === other && provesEmail(one, account)),
  ) ||
  (account.passwordUpdatedAt !== null &&
    caller.issuedAt.getTime() - caller.signedInAt.getTime() > maxSignUpDuration)

/** Whether this caller ends what was before: a provider is never part of a sign-up, and a reset changes the password. */
export const establishesOwner = (caller: Caller, account: IdentityAccount): boolean =>
  caller.provider !== 'password' || hasPasswordChanged(account)

/**
 * The ownership of a verified record with one more provider. Rejects with `provider-not-accepted`. After a provider has
 * established the owner, only a password that was set five minutes later counts, and none if another person's provider was
 * linked: until then that person may hold a sign-in that is recent enough to set a password, even without the provider.
 * The five minutes begin at our first request of the owner, before which the site unlinks such a provider.
 * A record from before these rules has no accepted providers and accepts its password.
 */
export const extendedOwnership = (
  caller: Caller,
  account: IdentityAccount,
  { email, ...ownership }: Ownership & Pick<MemberRow, 'email' | 'verifiedAt'>,
): Partial<Ownership> => {
  const { acceptedProviders: accepted } = ownership
  // A stranger may have changed the identity's email to that of an own account.
  if (email !== null && account.email !== email) throw new Problem('provider-not-accepted')
  if (caller.provider !== 'password') requireOwnProvider(caller, account)
  else if (accepted && !hasNewPassword(account, ownership))
    throw new Problem('provider-not-accepted')
  const acceptedProviders = [...(accepted ?? []), caller.account]
  const alsoByPassword =
    caller.provider === 'password' ? accepted !== null : hasPassword(account, accepted)
  return {
    acceptedProviders,
    ...(alsoByPassword ? { signInNotice: 'password-also-opens' } : {}),
  }
}

const hasPassword = ({ providers }: IdentityAccount, accepted: string[] | null): boolean =>
  providers.some(({ id }) => id === 'password') && (accepted?.includes('password') ?? true)

const hasNewPassword = (
  account: IdentityAccount,
  { ownerSince, verifiedAt, hadForeignProvider }: Ownership & Pick<MemberRow, 'verifiedAt'>,
): boolean =>
  !hadForeignProvider &&
  !hasForeignProvider(account) &&
  ownerSince !== null &&
  verifiedAt !== null &&
  (account.passwordUpdatedAt ?? 0) >
    Math.max(ownerSince.getTime(), verifiedAt.getTime()) + recentSignIn

/** Milliseconds for which the identity service lets a sign-in change a password. */
const recentSignIn = 300_000

/**
 * Whether the record may follow a changed email of the identity: nothing is linked but the caller's own provider, and that
 * has the new email. Another person who holds a sign-in of the identity could have changed it.
 */
export const mayChangeEmail = (caller: Caller, account: IdentityAccount): boolean =>
  account.email === caller.email &&
  account.providers.every(
    ({ id, email }) => id === 'password' || (id === caller.provider && email === caller.email),
  )

/** The providers that vouch for the emails of their accounts, as tokens name them. */
const vouching: ReadonlySet<string> = new Set(
  providers.filter((name) => providerTraits[name].vouchesForEmails).map((name) => `${name}.com`),
)

/** Whether a provider vouches for the email of the identity. */
const provesEmail = (
  { id, email }: IdentityAccount['providers'][number],
  account: IdentityAccount,
): boolean => vouching.has(id) && account.email !== '' && email === account.email

const hasForeignProvider = (account: IdentityAccount): boolean =>
  account.email !== '' &&
  account.providers.some((one) => one.id !== 'password' && !provesEmail(one, account))

/**
 * Whether the password was changed after the identity was created. It is not compared with our registration, because a
 * stranger with a valid token could register again after the owner's reset.
 */
const hasPasswordChanged = ({ createdAt, passwordUpdatedAt }: IdentityAccount): boolean => {
  if (passwordUpdatedAt === null) throw new Problem('identity-unreachable')
  return passwordUpdatedAt - createdAt > maxSignUpDuration
}

/**
 * Milliseconds between the two timestamps of one sign-up, which the service writes in the same request. A reset takes
 * longer, because its email has to arrive first.
 */
const maxSignUpDuration = 2000
