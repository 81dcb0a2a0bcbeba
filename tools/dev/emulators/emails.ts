import { z } from 'zod'
import type { EmailedCode } from './firebase-tools.ts'

/** An email that the Auth emulator would have sent. `sentAt` in epoch ms. */
export const emailSchema = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  name: z.string(),
  link: z.string(),
  sentAt: z.number(),
})

export type Email = z.infer<typeof emailSchema>

const MAX_EMAILS = 200

export const newestEmails = (emails: readonly Email[]): readonly Email[] =>
  emails.slice(0, MAX_EMAILS)

/** Creates the email with this code, sent at `at` (epoch ms) to the member `name`. */
export const emailFrom = (
  code: EmailedCode,
  { name, at }: { name: string; at: number },
): Email => ({
  id: code.oobCode,
  kind: code.requestType,
  to: code.newEmail ?? code.email,
  name,
  link: code.oobLink,
  sentAt: at,
})
