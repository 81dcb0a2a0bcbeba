import type { SessionRejections } from '../../machines/ports.ts'

/** Connects the API client, which calls `report` for a rejected token, with the session, which watches. */
export const createSessionRejections = (): SessionRejections & { report(): void } => {
  const watchers = new Set<() => void>()
  return {
    watch: (onRejected) => {
      watchers.add(onRejected)
      return () => watchers.delete(onRejected)
    },
    report: () => {
      for (const onRejected of watchers) onRejected()
    },
  }
}
