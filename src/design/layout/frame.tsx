import type { ReactNode } from 'react'
import { SkipLink } from '../link/skip-link.tsx'
import { mainId } from './main-id.ts'

type Props = {
  /** The label of the skip link. */
  skipTo: string
  /** The top bar, on pages that have one. */
  bar?: ReactNode
  /** The page. The id of its `main` landmark is the skip link's target. */
  children: ReactNode
}

/** The frame of every page: the bar and the content below it. */
export function Frame({ skipTo, bar, children }: Props) {
  return (
    <>
      {bar && <SkipLink href={`#${mainId}`}>{skipTo}</SkipLink>}
      {bar}
      {children}
    </>
  )
}
