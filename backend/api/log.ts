import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * Structured lines, one JSON object each, so that nothing in a value can forge a line. Times in UTC.
 * Written at once: a process that ends has said everything, in order.
 */
export const createLog = (
  level: string,
  destination: DestinationStream = pino.destination({ fd: 1, sync: true }),
): Logger => pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination)
