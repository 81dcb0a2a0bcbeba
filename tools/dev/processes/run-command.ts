import { setTimeout } from 'node:timers/promises'
import { waitForShutdownSignal } from './shutdown-signal.ts'

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
