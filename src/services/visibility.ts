import type { Visibility } from '../../machines/ports.ts'

/** The properties of `window` that the visibility uses. */
export type VisibilityWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly document: Pick<Document, 'visibilityState'>
}

/** The visibility of this tab, by the event `visibilitychange`, and by `pageshow` when the back/forward cache restores it. */
export const createVisibility = (window: VisibilityWindow): Visibility => ({
  watch: (onShown) => {
    const onChange = () => {
      if (window.document.visibilityState === 'visible') onShown()
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onShown()
    }
    window.addEventListener('visibilitychange', onChange)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      window.removeEventListener('visibilitychange', onChange)
      window.removeEventListener('pageshow', onPageShow)
    }
  },
})
