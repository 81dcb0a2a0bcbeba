import { z } from 'zod'
import { mailSchema } from '../emulators/mails.ts'

/** What a child process of the stack tells its parent. */
export const childMessage = z.discriminatedUnion('type', [
  /** It answers requests. */
  z.object({ type: z.literal('ready') }),
  /** It could not start, in one sentence. */
  z.object({ type: z.literal('failed'), reason: z.string() }),
  /** The Auth emulator "sent" a mail. */
  z.object({ type: z.literal('mail'), mail: mailSchema }),
])

/** What a part tells the process that started it. */
export type ChildMessage = z.infer<typeof childMessage>
