import type { Visibility } from '../../../machines/ports.ts'

/** A tab that `show` shows again. */
export const createFakeVisibility = (): Visibility & { show(): void } => {
  const listeners = new Set<() => void>()
  return {
    watch: (onShown) => {
      listeners.add(onShown)
      return () => listeners.delete(onShown)
    },
    show: () => {
      for (const onShown of listeners) onShown()
    },
  }
}
