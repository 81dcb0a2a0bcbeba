import type { Log } from '../../../machines/ports.ts'
import { systemClock } from '../../services/clock.ts'
import { createLog } from '../../services/log.ts'

/** The log of a page: the browser's console. */
export const pageLog: Log = createLog({
  clock: systemClock,
  write: (entry) => console.warn('trellis', entry),
})
