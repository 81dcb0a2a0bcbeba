import type { DetachedWindowAPI } from 'happy-dom'

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI
  }
}

/** Makes the window this wide (px), for what depends on it. */
export const setWindowWidth = (width: number): void => window.happyDOM.setViewport({ width })
