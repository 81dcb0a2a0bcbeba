import { fstatSync } from 'node:fs'

/**
 * Calls `onExit` once when the parent process has ended, even if it was killed: its end of the standard input closes
 * then. Does nothing if the standard input is a terminal or a file.
 */
export const onParentExit = (onExit: () => void): void => {
  const input = fstatSync(0)
  if (!input.isFIFO() && !input.isSocket()) return
  process.stdin.once('close', onExit)
  // The input must be read to receive its end.
  process.stdin.on('error', () => {}).resume()
}
