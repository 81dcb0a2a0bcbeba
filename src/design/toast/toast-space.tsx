import type { ReactNode } from 'react'

/**
 * The live region of the toasts, rendered before the area loads. Screen readers announce only what is added to a region
 * that exists, and a dialog hides the page from them when it opens, except for live regions that exist at that time.
 */
export function ToastSpace({ children }: { children: ReactNode }) {
  return <div aria-live="polite">{children}</div>
}
