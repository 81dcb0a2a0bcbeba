import type { ReactNode } from 'react'

/** The id of every page's `main` landmark, the skip link's target. */
export const mainId = 'main'

type Props = {
  className: string
  /** The kind of page, where the placement depends on it. */
  place?: string | undefined
  children: ReactNode
}

/** The `main` landmark of a page. */
export function Main({ className, place, children }: Props) {
  return (
    <main id={mainId} tabIndex={-1} className={className} data-place={place}>
      {children}
    </main>
  )
}
