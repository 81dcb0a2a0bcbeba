import type { DetachedWindowAPI } from 'happy-dom'

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI
  }
}

/** Gives the window another size (px), as turning or resizing it would. */
export function setViewport(width: number, height = 800): void {
  window.happyDOM.setViewport({ width, height })
}
