import { spawnSync } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import type { Email } from '../emulators/emails.ts'

/** How long a command that is stopped during its start may go on starting, in ms. */
const STOP_LIMIT = 10_000

/** A command that runs until it is stopped, or until a part of it exits unexpectedly. */
export type RunningCommand = {
  lost: Promise<string>
  stop(): Promise<void>
  /** Prints what is running and where. */
  announce(): void
}

/**
 * Runs a command of the local stack: starts it, waits for a shutdown signal, stops it and exits with 0. If the start
 * fails or a part exits unexpectedly, prints one line and exits with 1.
 */
export const runCommand = async (start: () => Promise<RunningCommand>): Promise<void> => {
  const shutdown = waitForShutdownSignal().then(() => null)
  try {
    const starting = start()
    const running = await Promise.race([starting, shutdown])
    if (running === null) {
      console.log('\nStopping …')
      // The next start needs the ports and the data folder. After the limit, or a second Ctrl-C, the child processes exit
      // with this process.
      const stopped = starting.then((started) => started.stop()).catch(() => {})
      await Promise.race([stopped, setTimeout(STOP_LIMIT)])
      return exit(0)
    }
    running.announce()

    const lost = await Promise.race([running.lost, shutdown])
    if (lost === null) console.log('\nStopping …')
    await running.stop()
    return lost === null ? exit(0) : exit(1, `${lost} Stopping the others.`)
  } catch (error) {
    return exit(1, error instanceof Error ? error.message : String(error))
  }
}

const exit = (status: 0 | 1, message?: string): never => {
  if (message !== undefined) (status === 0 ? console.log : console.error)(message)
  process.exit(status)
}

/** How often to check that npm is still running, in ms. */
const POLL_INTERVAL = 1000

/**
 * Resolves when this process should stop: on Ctrl-C, SIGTERM, a closed terminal, or when npm exits, which would
 * otherwise leave this process running.
 */
const waitForShutdownSignal = (): Promise<void> =>
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

export const printBlock = (title: string, rows: readonly (readonly [string, string])[]): void => {
  const width = Math.max(...rows.map(([name]) => name.length)) + 2
  console.log(
    ['', title, '', ...rows.map(([name, value]) => `  ${name.padEnd(width)}${value}`), ''].join(
      '\n',
    ),
  )
}

export const printEmail = ({ kind, to, link }: Email): void => {
  console.log(`Email to ${oneLine(to)}: ${SUBJECTS[kind] ?? oneLine(kind)}\n  ${oneLine(link)}`)
}

const SUBJECTS: Readonly<Record<string, string>> = {
  VERIFY_EMAIL: 'verify your email address',
  PASSWORD_RESET: 'choose a new password',
}

/** Removes control characters, because untrusted text could control the terminal. */
const oneLine = (text: string): string => text.replace(/\p{Cc}/gu, ' ')
