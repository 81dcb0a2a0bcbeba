import type { ReactNode } from 'react'
import { SkipLink } from '../link/skip-link.tsx'
import { mainId } from './main-id.ts'

type Props = {
  /** The words of the link that jumps over the bar. */
  skipTo: string
  /** The top bar, on pages that have one. */
  bar?: ReactNode
  /** The page: its `main` landmark has the id that the link jumps to. */
  children: ReactNode
}

/** Every page: the bar, and what is under it. */
export function Frame({ skipTo, bar, children }: Props) {
  return (
    <>
      {bar && <SkipLink href={`#${mainId}`}>{skipTo}</SkipLink>}
      {bar}
      {children}
    </>
  )
}
