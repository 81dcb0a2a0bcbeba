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
