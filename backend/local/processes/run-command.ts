import { untilToldToStop } from './until-told.ts'

/** Something that runs until it is stopped, or until a part of it ends by itself. */
export type RunningCommand = { lost: Promise<string>; stop(): Promise<void> }

/**
 * Runs a command of the local stack to its end: starts it, waits until it is told to stop, stops it and
 * leaves with 0. A start that fails and a part that is lost are one line and 1.
 */
export const runCommand = async (start: () => Promise<RunningCommand>): Promise<void> => {
  const told = untilToldToStop().then(() => null)
  try {
    const running = await Promise.race([start(), told])
    // Told while still starting: the parts leave by themselves as soon as this process is gone.
    if (running === null) return leave(0, '\nStopping …')

    const lost = await Promise.race([running.lost, told])
    if (lost === null) console.log('\nStopping …')
    await running.stop()
    return lost === null ? leave(0) : leave(1, `${lost} The rest stops too.`)
  } catch (error) {
    return leave(1, error instanceof Error ? error.message : String(error))
  }
}

const leave = (status: 0 | 1, sentence?: string): never => {
  if (sentence !== undefined) (status === 0 ? console.log : console.error)(sentence)
  process.exit(status)
}
