import { join } from 'node:path'
import { z } from 'zod'
import { type Email, emailFrom, emailSchema, newestEmails } from './emails.ts'
import type { AuthState, FirebaseTools } from './firebase-tools.ts'
import { safeFile } from './safe-file.ts'

/** The Auth emulator's accounts, stored in one file. */
export type DurableAuthState = {
  accounts: AuthState
  /** The emails that would have been sent, newest first. */
  emails(): readonly Email[]
  /** Writes the file. Call it before the response to each write. */
  save(): void
}

/**
 * Restores the accounts in `folder`, with enumeration protection on. `onEmail` is called for every new email.
 * The emulator's own import is not used, because it ends every session and discards the links in emails.
 */
export const openAuthState = (
  tools: FirebaseTools,
  {
    projectId,
    folder,
    onEmail,
  }: { projectId: string; folder: string; onEmail(email: Email): void },
): DurableAuthState => {
  const file = safeFile(join(folder, 'identities.json'))
  const accounts = new tools.AuthState(projectId)
  accounts.enableImprovedEmailPrivacy = true

  keepSignInTimes(accounts)
  forgetReplacedAccounts(accounts)

  const saved = readSaved(file.read())
  for (const account of saved.accounts) {
    accounts.users.set(account.localId, { localId: account.localId })
    accounts.updateUserByLocalId(account.localId, account, {
      upsertProviders: [...(account.providerUserInfo ?? [])],
    })
  }
  for (const code of saved.codes) accounts.oobs.set(code.oobCode, code)

  let emails: readonly Email[] = saved.mails
  const createCode = accounts.createOob.bind(accounts)
  accounts.createOob = (...request) => {
    const code = createCode(...request)
    const email = emailFrom(code, {
      name: accounts.getUserByEmail(code.email)?.displayName ?? '',
      at: Date.now(),
    })
    emails = newestEmails([email, ...emails])
    onEmail(email)
    return code
  }

  return {
    accounts,
    emails: () => emails,
    save: () =>
      file.write(
        JSON.stringify({
          version: 1,
          accounts: [...accounts.users.values()],
          codes: [...accounts.oobs.values()],
          mails: emails,
        }),
      ),
  }
}

/**
 * Gives a refreshed token the time of its own sign-in, as the service documents `auth_time`. The emulator gives every token
 * the time of the newest sign-in of the account, so a stranger's old session looks like the owner's.
 */
const keepSignInTimes = (accounts: AuthState): void => {
  const create = accounts.createRefreshTokenFor.bind(accounts)
  const validate = accounts.validateRefreshToken.bind(accounts)
  const update = accounts.updateUserByLocalId.bind(accounts)
  let refreshedSignIn: string | null = null
  accounts.createRefreshTokenFor = (account, provider, options = {}) =>
    create(account, provider, {
      ...options,
      extraClaims: { signed_in_at: account.lastLoginAt, ...options.extraClaims },
    })
  accounts.validateRefreshToken = (token) => {
    const record = validate(token)
    const at = record.extraClaims?.signed_in_at
    refreshedSignIn = typeof at === 'string' ? at : null
    return record
  }
  // The emulator issues the tokens of a refresh for the account that this call returns.
  accounts.updateUserByLocalId = (...request) => {
    const account = update(...request)
    const lastLoginAt = refreshedSignIn
    refreshedSignIn = null
    return lastLoginAt === null ? account : { ...account, lastLoginAt }
  }
}

/**
 * Removes an account at a provider before another one takes its place. The emulator only overwrites its entry, and so still
 * signs in to the identity with an account that is not linked to it any more.
 */
const forgetReplacedAccounts = (accounts: AuthState): void => {
  const update = accounts.updateUserByLocalId.bind(accounts)
  accounts.updateUserByLocalId = (localId, fields, options = {}) => {
    const { upsertProviders = [], deleteProviders = [] } = options
    const replaced = upsertProviders.map(({ providerId }) => providerId)
    return update(localId, fields, {
      upsertProviders,
      deleteProviders: [...deleteProviders, ...replaced],
    })
  }
}

const savedState = z.object({
  version: z.literal(1),
  accounts: z.array(
    z.looseObject({
      localId: z.string(),
      providerUserInfo: z
        .array(z.looseObject({ providerId: z.string(), rawId: z.string() }))
        .optional(),
    }),
  ),
  codes: z.array(
    z.looseObject({
      oobCode: z.string(),
      oobLink: z.string(),
      requestType: z.string(),
      email: z.string(),
    }),
  ),
  mails: z.array(emailSchema),
})

const readSaved = (text: string | null): Omit<z.infer<typeof savedState>, 'version'> =>
  text === null ? { accounts: [], codes: [], mails: [] } : savedState.parse(JSON.parse(text))
