import type { ReactNode } from 'react'

/**
 * The container of the toast area, rendered before the area loads. A dialog hides the page from assistive technology
 * when it opens, except for live regions that exist at that time.
 */
export function ToastSpace({ children }: { children: ReactNode }) {
  return <div aria-live="off">{children}</div>
}
