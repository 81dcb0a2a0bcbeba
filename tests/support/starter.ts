import { fstatSync } from 'node:fs'

/**
 * Calls `leave` once when the process that started this one is gone, however it went: what it holds of our standard
 * input closes then. Where that is a terminal or a file nobody is watched.
 */
export const whenStarterIsGone = (leave: () => void): void => {
  const input = fstatSync(0)
  if (!input.isFIFO() && !input.isSocket()) return
  process.stdin.once('close', leave)
  // It is read only to learn of its end.
  process.stdin.on('error', () => {}).resume()
}
