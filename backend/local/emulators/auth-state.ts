import { join } from 'node:path'
import { z } from 'zod'
import type { AuthState, FirebaseTools } from './firebase-tools.ts'
import { keptMails, type Mail, mailFrom, mailSchema } from './mails.ts'
import { safeFile } from './safe-file.ts'

/** The Auth emulator's accounts, kept in one file. */
export type DurableAuthState = {
  accounts: AuthState
  /** Every mail that was "sent", newest first. */
  mails(): readonly Mail[]
  /** Writes the file; called before each acknowledged write is answered. */
  save(): void
}

/**
 * Restores the accounts of `folder`, with enumeration protection on. `onMail` hears of every new mail.
 * Not through the emulator's own import: that ends every session and forgets the links in the mails.
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
    mails = keptMails([mail, ...mails])
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
