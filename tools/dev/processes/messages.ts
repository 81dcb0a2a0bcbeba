import { z } from 'zod'
import { emailSchema } from '../emulators/emails.ts'

/** The messages from a child process of the stack to its parent. */
export const childMessage = z.discriminatedUnion('type', [
  /** It responds to requests. */
  z.object({ type: z.literal('ready') }),
  /** It could not start. */
  z.object({ type: z.literal('failed'), reason: z.string() }),
  /** The Auth emulator created an email. */
  z.object({ type: z.literal('email'), email: emailSchema }),
])

export type ChildMessage = z.infer<typeof childMessage>
