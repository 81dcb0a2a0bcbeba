import type { Connection } from '../../../machines/ports.ts'

/** A connection that `restore` brings back online. */
export const createFakeConnection = (): Connection & { restore(): void } => {
  const listeners = new Set<() => void>()
  return {
    watch: (onOnline) => {
      listeners.add(onOnline)
      return () => listeners.delete(onOnline)
    },
    restore: () => {
      for (const onOnline of listeners) onOnline()
    },
  }
}
