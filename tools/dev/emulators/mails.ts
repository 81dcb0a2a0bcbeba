import { z } from 'zod'
import type { MailedCode } from './firebase-tools.ts'

/** A mail that the Auth emulator would have sent. `sentAt` in epoch ms. */
export const mailSchema = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  name: z.string(),
  link: z.string(),
  sentAt: z.number(),
})

/** A mail in the mailbox. */
export type Mail = z.infer<typeof mailSchema>

const MAX_MAILS = 200

/** Removes all but the newest mails. */
export const newestMails = (mails: readonly Mail[]): readonly Mail[] => mails.slice(0, MAX_MAILS)

/** Creates the mail with this code, sent at `at` (epoch ms) to the member `name`. */
export const mailFrom = (code: MailedCode, { name, at }: { name: string; at: number }): Mail => ({
  id: code.oobCode,
  kind: code.requestType,
  to: code.newEmail ?? code.email,
  name,
  link: code.oobLink,
  sentAt: at,
})
