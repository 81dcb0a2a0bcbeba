import type { ReactNode } from 'react'
import { mainId } from './main-id.ts'

type Props = {
  className: string
  /** The kind of page, where the placement depends on it. */
  place?: 'forgot' | 'verify' | 'settings' | 'column' | 'max' | undefined
  children: ReactNode
}

/** The `main` landmark of a page, the skip link's target. */
export function Main({ className, place, children }: Props) {
  return (
    <main id={mainId} tabIndex={-1} className={className} data-place={place}>
      {children}
    </main>
  )
}
