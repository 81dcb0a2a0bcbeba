import { currentDeadline } from './deadline.ts'

/**
 * Rejects the current request if it would be the first to wait behind `max` others. A request that has had a connection
 * always continues, and so do background jobs.
 */
export const admit = (waiting: number, max: number): void => {
  const request = currentDeadline()
  if (!request || request.hasBegun || waiting < max) return
  throw Object.assign(new Error('Too many requests wait for a connection.'), { code: '53300' })
}

/** Rejects the current request if its deadline is over, or if its client is gone before it has begun. */
export const begin = (): void => {
  const request = currentDeadline()
  if (!request) return
  request.signal.throwIfAborted()
  if (!request.hasBegun && request.client?.aborted)
    throw Object.assign(new Error('The client is gone.'), { code: '57014' })
  request.hasBegun = true
}
