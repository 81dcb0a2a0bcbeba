import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Sends the signal unless the process has already ended. Resolves with its exit code, or null if a signal ended it. */
export const endProcess = async (
  child: ChildProcess,
  signal: NodeJS.Signals,
): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  return child.exitCode
}
