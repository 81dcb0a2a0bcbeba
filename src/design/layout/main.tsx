import type { ReactNode } from 'react'
import { mainId } from './main-id.ts'

type Props = {
  className: string
  /** Which page it is, where its place depends on that. */
  place?: 'forgot' | 'verify' | 'settings' | 'column' | 'max' | undefined
  children: ReactNode
}

/** The `main` landmark, one in every page. It can be jumped to. */
export function Main({ className, place, children }: Props) {
  return (
    <main id={mainId} tabIndex={-1} className={className} data-place={place}>
      {children}
    </main>
  )
}
