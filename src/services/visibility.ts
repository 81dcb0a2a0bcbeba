import type { Visibility } from '../../machines/ports.ts'

/** The properties of `window` that the visibility uses. */
export type VisibilityWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly document: Pick<Document, 'visibilityState'>
}

/** The visibility of this tab, by the event `visibilitychange`. */
export const createVisibility = (window: VisibilityWindow): Visibility => ({
  watch: (onShown) => {
    const onChange = () => {
      if (window.document.visibilityState === 'visible') onShown()
    }
    window.addEventListener('visibilitychange', onChange)
    return () => window.removeEventListener('visibilitychange', onChange)
  },
})
