import { comparableEmail } from '../fields/identity-fields.ts'
import { Problem } from '../http/problems.ts'
import type { IdentityAccount } from '../identity/account-lookup.ts'
import type { Caller } from '../identity/caller.ts'
import { vouching } from '../identity/provider.ts'
import type { MemberRow } from './member.ts'

/*
 * Who owns an identity (decision 0045): pure rules about a verified caller, the account at the identity service and the
 * stored record.
 */

/** The notices after a sign-in, each sent once. */
export const signInNotices = ['earlier-sign-up-discarded', 'password-also-opens'] as const

export type SignInNotice = (typeof signInNotices)[number]

/** The columns of a record that say whose it is. */
export type Ownership = Pick<MemberRow, 'acceptedProviders' | 'ownerSince' | 'signInNotice'>

/** What the rules read of a record. */
export type OwnedRecord = Ownership & Pick<MemberRow, 'email' | 'verifiedAt' | 'identitySeenAt'>

/** What is known about a sign-in that is not accepted yet. */
export type Evidence = {
  caller: Caller
  account: IdentityAccount
  record: OwnedRecord | null
  /** Another person's account is linked, or was when the API looked. */
  hadForeignAccount: boolean
}

/** Whether the sign-in opens the record as it is, as its author typed it, or a new one; or nothing. */
export type Verdict = 'refused' | { opens: 'record' | 'typed' | 'new'; ownership: Ownership }

/**
 * Whether the record is verified and accepts the caller's account. Rejects with `invalid-token` if another sign-in has established
 * the owner since, or a newer token has changed the email. The time of a sign-in has whole seconds, so others of the same
 * second pass here, but only with an accepted account.
 */
export const isAccepted = (caller: Caller, record: OwnedRecord | null): boolean => {
  if (!record?.verifiedAt) return false
  const isFormer = record.ownerSince !== null && caller.signedInAt < record.ownerSince
  const hasFormerEmail =
    caller.email !== (record.email ?? '') && caller.issuedAt < record.identitySeenAt
  if (isFormer || hasFormerEmail) throw new Problem('invalid-token')
  return record.acceptedProviders?.includes(caller.account) ?? false
}

/** Decides about a verified caller whose account the record does not accept yet. */
export const verdictOf = (evidence: Evidence): Verdict => {
  const { caller, account, record } = evidence
  if (!isOwn(caller, account)) return 'refused'
  if (record?.verifiedAt) return verdictOnVerified(evidence, record)
  const byPassword = caller.provider === 'password'
  // The holder of any other sign-in can set a password, so one proves nothing beside them.
  if (byPassword && account.providers.length > 1) return 'refused'
  const isTyped = byPassword && !hasPasswordChanged(account)
  // A member links no accounts, so a password beside another person's account was not the owner's.
  const isOffered = record !== null && !isTyped && (byPassword || !evidence.hadForeignAccount)
  return {
    opens: isTyped ? 'typed' : 'new',
    ownership: {
      acceptedProviders: [caller.account],
      ownerSince: isTyped ? null : caller.signedInAt,
      signInNotice: isOffered ? 'earlier-sign-up-discarded' : null,
    },
  }
}

const verdictOnVerified = (
  { caller, account, hadForeignAccount }: Evidence,
  { acceptedProviders, ownerSince, signInNotice, ...record }: OwnedRecord,
): Verdict => {
  const isByPassword = caller.provider === 'password'
  const isEarlier = ownerSince !== null && (account.passwordUpdatedAt ?? 0) <= ownerSince.getTime()
  if (isByPassword && acceptedProviders !== null && (hadForeignAccount || isEarlier))
    return 'refused'
  // A stranger may have changed the identity's email to that of an own account. A record from before these rules has the
  // email in the form that the site sends today.
  const emails = [account.email, comparableEmail(account.email)]
  if (!isByPassword && record.email !== null && !emails.includes(record.email)) return 'refused'
  const isReplaced = hasOtherAccount(caller, acceptedProviders)
  if (isReplaced) {
    const ownership = { acceptedProviders: [caller.account], ownerSince: caller.signedInAt }
    return { opens: 'record', ownership: { ...ownership, signInNotice } }
  }
  // A record from before these rules keeps its password.
  const hasPassword = account.providers.some(({ id }) => id === 'password')
  const accepted = acceptedProviders ?? (hasPassword && !isByPassword ? ['password'] : [])
  const isBoth = isByPassword ? accepted.length > 0 : hasPassword && accepted.includes('password')
  return {
    opens: 'record',
    ownership: {
      acceptedProviders: [...accepted, caller.account],
      ownerSince,
      signInNotice: isBoth ? 'password-also-opens' : signInNotice,
    },
  }
}

/** Whether the token or the account names a linked account that is not the owner's, or a new one replaces an accepted one. */
export const hasForeignAccount = (
  caller: Caller,
  account: IdentityAccount,
  accepted: readonly string[] | null,
): boolean => {
  if (account.email === '') return false
  const own = account.providers.filter((one) => provesEmail(one, account))
  const isForeign = (name: string) =>
    !own.some((one) => one.account === name) && accepted?.includes(name) !== true
  const linked = account.providers.filter(({ id }) => id !== 'password').map((one) => one.account)
  return [...linked, ...caller.linkedAccounts].some(isForeign) || hasOtherAccount(caller, accepted)
}

/**
 * Whether the record may follow a changed email of the identity: nothing is linked but the caller's own account, and that
 * has the new email. Another person who holds a sign-in of the identity could have changed it.
 */
export const mayChangeEmail = (caller: Caller, account: IdentityAccount): boolean =>
  account.email === caller.email &&
  account.providers.every(
    (one) => one.id === 'password' || (one.account === caller.account && provesEmail(one, account)),
  )

/** Whether the account that signed in is linked, with the email of the identity and of the token. */
const isOwn = (caller: Caller, account: IdentityAccount): boolean =>
  account.email === caller.email &&
  account.providers.some(
    (one) =>
      one.account === caller.account &&
      (one.id === 'password' ||
        ((account.email === '' || provesEmail(one, account)) && tellsAccount(caller, account))),
  )

/**
 * Whether the token says which account has signed in. A refreshed token names the account that is linked now, so only the
 * newest sign-in is its own. In the second in which the owner has ended the earlier ones, one of those looks the same.
 */
const tellsAccount = (
  { signedInAt }: Caller,
  { createdAt, lastSignInAt, validSince }: IdentityAccount,
): boolean => {
  const wasEnded = validSince - createdAt > maxSignUpDuration && signedInAt.getTime() <= validSince
  return !wasEnded && lastSignInAt - signedInAt.getTime() < 1000
}

const provesEmail = (
  { id, email }: IdentityAccount['providers'][number],
  account: IdentityAccount,
): boolean => vouching.has(id) && email === account.email

/** Whether the record accepts another account of the caller's provider. */
const hasOtherAccount = ({ provider, account }: Caller, accepted: readonly string[] | null) =>
  accepted?.some((name) => name.startsWith(`${provider} `) && name !== account) ?? false

/**
 * Whether the password was changed after the identity was created. It is not compared with our registration, because a
 * stranger with a valid token could register again after the owner's reset.
 */
const hasPasswordChanged = ({ createdAt, passwordUpdatedAt }: IdentityAccount): boolean => {
  if (passwordUpdatedAt === null) throw new Problem('identity-unreachable')
  return passwordUpdatedAt - createdAt > maxSignUpDuration
}

/** Milliseconds between the two times of one sign-up, which the service writes in one request. The email of a reset takes longer. */
const maxSignUpDuration = 2000
