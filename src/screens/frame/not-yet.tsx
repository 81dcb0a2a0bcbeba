import type { ReactNode } from 'react'

/**
 * What a page shows of itself before anything about the member is known: labels, rows and empty fields at their final
 * places. They cannot be used yet, so assistive technology finds the heading and the loading state alone.
 */
export function NotYet({ children }: { children: ReactNode }) {
  return <div inert>{children}</div>
}
