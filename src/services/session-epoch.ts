import { ServiceFailure } from '../../machines/failure.ts'

/**
 * Counts the sessions of this page. It moves on when a member leaves, by logout, deletion or in another
 * tab, so that what was asked in an earlier session is recognised when it arrives in a later one.
 */
export type SessionEpoch = {
  now(): number
  /** A member has left. */
  advance(): void
}

/** The count that identity and API share. */
export const createSessionEpoch = (): SessionEpoch => {
  let epoch = 0
  return {
    now: () => epoch,
    advance: () => {
      epoch += 1
    },
  }
}

/**
 * Runs an act whose result, good or bad, is only worth something in the session that asked; else rejects
 * 'overtaken'.
 */
export const withinSession = async <Value>(
  epoch: SessionEpoch,
  act: () => Promise<Value>,
): Promise<Value> => {
  const asked = epoch.now()
  const [outcome] = await Promise.allSettled([act()])
  if (epoch.now() !== asked) throw new ServiceFailure({ kind: 'overtaken' })
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
