import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * Creates a log with one JSON object per line, so that no value can forge a line. Times are in UTC.
 * Writes are synchronous: no line is lost when the process exits.
 */
export const createLog = (
  level: string,
  destination: DestinationStream = pino.destination({ fd: 1, sync: true }),
): Logger => pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination)
