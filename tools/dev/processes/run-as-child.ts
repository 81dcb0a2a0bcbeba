import { z } from 'zod'
import { emailSchema } from '../emulators/emails.ts'

/** The maximum duration of a graceful stop, in ms. */
const GRACE = 3000

/**
 * Runs a child process: starts it, reports that it is ready, and stops it when the IPC channel closes. The channel
 * closes when the parent stops the child and when the parent is killed, so no child is left running.
 */
export const runAsChild = async (
  start: (sendMessage: (message: ChildMessage) => void) => Promise<{ stop(): Promise<void> }>,
): Promise<void> => {
  if (process.send === undefined) {
    console.error('This module is a part of the local stack. Run `npm start` instead.')
    process.exit(2)
  }
  const sendMessage = (message: ChildMessage) => {
    if (process.connected) process.send?.(message)
  }
  let running: { stop(): Promise<void> } | null = null
  const stop = async () => {
    setTimeout(() => process.exit(1), GRACE).unref()
    await running?.stop()
    process.exit(0)
  }
  process.once('disconnect', stop)
  // Node emits `disconnect` once. The parent may have ended while the modules were loading.
  if (!process.connected) return stop()
  process.once('SIGTERM', stop)
  // Ctrl-C is sent to every process of the terminal. The parent handles it and stops its children.
  process.on('SIGINT', () => {})
  process.on('SIGHUP', () => {})
  try {
    running = await start(sendMessage)
    sendMessage({ type: 'ready' })
  } catch (error) {
    sendMessage({ type: 'failed', reason: error instanceof Error ? error.message : String(error) })
    process.disconnect?.()
  }
}

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
