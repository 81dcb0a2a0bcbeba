import { ServiceFailure } from '../../machines/failure.ts'
import type { SessionRejections } from '../../machines/ports.ts'

/**
 * Counts the sessions of this page. The epoch advances when a member leaves, by logout, by deletion or in another tab,
 * so that a response to a request of an earlier session can be dropped.
 */
export type SessionEpoch = {
  now(): number
  /** A member has left. */
  advance(): void
}

/** Creates the counter that identity and API client share. */
export const createSessionEpoch = (): SessionEpoch => {
  let epoch = 0
  return {
    now: () => epoch,
    advance: () => {
      epoch += 1
    },
  }
}

/** Runs a task and drops its result if the session has ended meanwhile: then rejects 'superseded'. */
export const withinSession = async <Value>(
  epoch: SessionEpoch,
  task: () => Promise<Value>,
): Promise<Value> => {
  const startedIn = epoch.now()
  const [outcome] = await Promise.allSettled([task()])
  if (epoch.now() !== startedIn) throw new ServiceFailure({ kind: 'superseded' })
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

/** Connects the API client, which calls `report` for a rejected token, with the session, which watches. */
export const createSessionRejections = (): SessionRejections & { report: Watcher } => {
  const watchers = new Set<Watcher>()
  return {
    watch: (onRejected) => {
      watchers.add(onRejected)
      return () => watchers.delete(onRejected)
    },
    report: (why) => {
      for (const onRejected of watchers) onRejected(why)
    },
  }
}

type Watcher = Parameters<SessionRejections['watch']>[0]
