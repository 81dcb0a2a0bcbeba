import type { ReactNode } from 'react'
import { pendingCopy } from '../../copy/loading.ts'
import { Inline } from '../../design/layout/inline.tsx'
import { Spinner } from '../../design/spinner/spinner.tsx'
import { Heading } from '../../design/text/heading.tsx'

/** The heading of a page beside a spinner. */
export function LoadingHeading({ children }: { children: string }) {
  return (
    <Inline space="3">
      <Heading level={1} size="title">
        {children}
      </Heading>
      <Spinner label={pendingCopy.label} />
    </Inline>
  )
}

/**
 * What a page shows of itself before anything about the member is known: labels, rows and empty fields at their final
 * places. They cannot be used yet, so assistive technology finds the heading and the loading state alone.
 */
export function NotYet({ children }: { children: ReactNode }) {
  return <div inert>{children}</div>
}
