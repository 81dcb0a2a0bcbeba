import type { ChildMessage } from './messages.ts'

/** How long a child may take to close what it holds, in ms. */
const GRACE = 3000

/**
 * The life of every child process: start, say so, and leave when the parent says so or is gone. The line
 * to the parent closes in both cases, also when the parent was killed, so no child is ever left behind.
 */
export const runAsChild = async (
  start: (tell: (message: ChildMessage) => void) => Promise<{ stop(): Promise<void> }>,
): Promise<void> => {
  if (process.send === undefined) {
    console.error('This is a part of the local stack; `npm start` runs it.')
    process.exit(2)
  }
  const tell = (message: ChildMessage) => {
    if (process.connected) process.send?.(message)
  }
  let running: { stop(): Promise<void> } | null = null
  const leave = async () => {
    setTimeout(() => process.exit(1), GRACE).unref()
    await running?.stop()
    process.exit(0)
  }
  process.once('disconnect', leave)
  process.once('SIGTERM', leave)
  // Ctrl-C reaches every process of the terminal; the parent answers it and ends its children in order.
  process.on('SIGINT', () => {})
  process.on('SIGHUP', () => {})
  try {
    running = await start(tell)
    tell({ type: 'ready' })
  } catch (error) {
    tell({ type: 'failed', reason: error instanceof Error ? error.message : String(error) })
    process.disconnect?.()
  }
}
