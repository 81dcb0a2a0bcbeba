import { type DestinationStream, type Logger, pino } from 'pino'

/** Structured lines, one JSON object each, so that nothing in a value can forge a line. Times in UTC. */
export const createLog = (level: string, destination?: DestinationStream): Logger => {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  return destination ? pino(options, destination) : pino(options)
}
