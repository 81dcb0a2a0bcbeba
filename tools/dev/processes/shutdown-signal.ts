import { spawnSync } from 'node:child_process'

/** How often to check that npm is still running, in ms. */
const POLL_INTERVAL = 1000

/**
 * Resolves when this process should stop: on Ctrl-C, SIGTERM, a closed terminal, or when npm exits, which would
 * otherwise leave this process running.
 */
export const waitForShutdownSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => resolve())
    }
    if (process.env.npm_lifecycle_event === undefined) return
    // npm runs a shell, and the shell runs this process. Stop when either of them has exited.
    const shell = process.ppid
    const npm = parentOf(shell)
    setInterval(() => {
      if (process.ppid !== shell || (npm !== null && !isRunning(npm))) resolve()
    }, POLL_INTERVAL).unref()
  })

/** Returns the pid of the parent of a process, or null if it cannot be determined. */
const parentOf = (pid: number): number | null => {
  const { status, stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], {
    encoding: 'utf8',
  })
  const parent = Number(stdout)
  return status === 0 && parent > 1 ? parent : null
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
