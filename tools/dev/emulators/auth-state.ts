import { join } from 'node:path'
import { z } from 'zod'
import type { AuthState, FirebaseTools } from './firebase-tools.ts'
import { type Mail, mailFrom, mailSchema, newestMails } from './mails.ts'
import { safeFile } from './safe-file.ts'

/** The Auth emulator's accounts, stored in one file. */
export type DurableAuthState = {
  accounts: AuthState
  /** The mails that would have been sent, newest first. */
  mails(): readonly Mail[]
  /** Writes the file. Call it before the response to each write. */
  save(): void
}

/**
 * Restores the accounts in `folder`, with enumeration protection on. `onMail` is called for every new mail.
 * The emulator's own import is not used, because it ends every session and discards the links in mails.
 */
export const openAuthState = (
  tools: FirebaseTools,
  { projectId, folder, onMail }: { projectId: string; folder: string; onMail(mail: Mail): void },
): DurableAuthState => {
  const file = safeFile(join(folder, 'identities.json'))
  const accounts = new tools.AuthState(projectId)
  accounts.enableImprovedEmailPrivacy = true

  const saved = readSaved(file.read())
  for (const account of saved.accounts) {
    accounts.users.set(account.localId, { localId: account.localId })
    accounts.updateUserByLocalId(account.localId, account, {
      upsertProviders: [...(account.providerUserInfo ?? [])],
    })
  }
  for (const code of saved.codes) accounts.oobs.set(code.oobCode, code)

  let mails: readonly Mail[] = saved.mails
  const createCode = accounts.createOob.bind(accounts)
  accounts.createOob = (...request) => {
    const code = createCode(...request)
    const mail = mailFrom(code, {
      name: accounts.getUserByEmail(code.email)?.displayName ?? '',
      at: Date.now(),
    })
    mails = newestMails([mail, ...mails])
    onMail(mail)
    return code
  }

  return {
    accounts,
    mails: () => mails,
    save: () =>
      file.write(
        JSON.stringify({
          version: 1,
          accounts: [...accounts.users.values()],
          codes: [...accounts.oobs.values()],
          mails,
        }),
      ),
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
  mails: z.array(mailSchema),
})

const readSaved = (text: string | null): Omit<z.infer<typeof savedState>, 'version'> =>
  text === null ? { accounts: [], codes: [], mails: [] } : savedState.parse(JSON.parse(text))
