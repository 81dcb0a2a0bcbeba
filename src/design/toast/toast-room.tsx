import type { ReactNode } from 'react'

/**
 * Where the region of toasts will be. It is there from the start, so that a dialog which opens before the region
 * has come does not hide the region from assistive technology: what is live outside of a dialog is left readable.
 */
export function ToastRoom({ children }: { children: ReactNode }) {
  return <div aria-live="off">{children}</div>
}
