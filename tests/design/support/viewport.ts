import type { DetachedWindowAPI } from 'happy-dom'

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI
  }
}

/** Resizes the window (px). */
export function setViewport(width: number, height = 800): void {
  window.happyDOM.setViewport({ width, height })
}
