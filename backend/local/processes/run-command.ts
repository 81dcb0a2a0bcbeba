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
    const starting = start()
    const running = await starting
    const sentence = await Promise.race([told, running.lost])
    if (sentence !== null) console.error(`${sentence} The rest stops too.`)
    else console.log('\nStopping …')
    await running.stop()
    process.exit(sentence === null ? 0 : 1)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
