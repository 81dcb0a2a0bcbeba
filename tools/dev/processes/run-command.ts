import { waitForShutdownSignal } from './shutdown-signal.ts'

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
      // The next start needs the ports and the data folder. A second Ctrl-C ends this process at once.
      await starting.then((started) => started.stop()).catch(() => {})
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
