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

/** A mail as the mailbox keeps it. */
export type Mail = z.infer<typeof mailSchema>

const KEPT = 200

/** The newest mails; older ones are forgotten. */
export const keptMails = (mails: readonly Mail[]): readonly Mail[] => mails.slice(0, KEPT)

/** The mail that carries this code, sent at `at` (epoch ms) to the member called `name`. */
export const mailFrom = (code: MailedCode, { name, at }: { name: string; at: number }): Mail => ({
  id: code.oobCode,
  kind: code.requestType,
  to: code.newEmail ?? code.email,
  name,
  link: code.oobLink,
  sentAt: at,
})
