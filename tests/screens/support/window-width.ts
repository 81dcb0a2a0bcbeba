import type { DetachedWindowAPI } from 'happy-dom'

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI
  }
}

/** Sets the width of the window (px). */
export const setWindowWidth = (width: number): void => window.happyDOM.setViewport({ width })
