import { spawnSync } from 'node:child_process'

/** How often it is looked whether npm still lives, in ms. */
const LOOK_EVERY = 1000

/**
 * Resolves when the person or the system wants this program to end: Ctrl-C, a request to terminate, a
 * closed terminal, or, under npm, the end of npm, which would otherwise leave us behind.
 */
export const untilToldToStop = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => resolve())
    }
    if (process.env.npm_lifecycle_event === undefined) return
    // npm runs a shell, and the shell runs us: the end of either is the end.
    const shell = process.ppid
    const npm = parentOf(shell)
    setInterval(() => {
      if (process.ppid !== shell || (npm !== null && !isRunning(npm))) resolve()
    }, LOOK_EVERY).unref()
  })

/** The process that started another; null where the system does not tell. */
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
