import { pendingCopy } from '../../copy/loading.ts'
import { Page } from '../../design/layout/page.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { Spinner } from '../../design/spinner/spinner.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'

type Props = {
  width: 'max'
  heading: string
  /** The text under the heading, on pages that have one. */
  lead?: string | undefined
}

/** A page with its heading, and a spinner in the place of its content. */
export function LoadingPage({ width, heading, lead }: Props) {
  return (
    <Page width={width}>
      <Stack space="8">
        <Stack space="2">
          <Heading level={1} size="title">
            {heading}
          </Heading>
          {lead !== undefined && (
            <Text size="body" tone="secondary">
              {lead}
            </Text>
          )}
        </Stack>
        <Spinner size={96} label={pendingCopy.label} />
      </Stack>
    </Page>
  )
}
