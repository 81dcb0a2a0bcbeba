import { loadErrorCopy } from '../../copy/loading.ts'
import { Button } from '../../design/button/button.tsx'
import { retryIcon } from '../../design/icon/ui/retry.gen.ts'
import { Text } from '../../design/text/text.tsx'
import { SnappedStemArt } from '../../design/vine/snapped-stem-art.tsx'
import { ErrorPage } from '../error-page/error-page.tsx'

export type LoadErrorScreenProps = {
  message: string
  /** The request id, for support. */
  reference?: string | undefined
  onRetry(): void
}

/** The error page for data or code that could not be loaded, with Retry. */
export function LoadErrorScreen({ message, reference, onRetry }: LoadErrorScreenProps) {
  return (
    <ErrorPage
      art={<SnappedStemArt />}
      heading={loadErrorCopy.heading(message)}
      headingSize="heading"
      action={
        <Button tone="primary" size="lg" icon={retryIcon} onClick={onRetry}>
          {loadErrorCopy.retry}
        </Button>
      }
    >
      {reference && (
        <Text size="caption" tone="muted" align="center">
          {loadErrorCopy.reference(reference)}
        </Text>
      )}
    </ErrorPage>
  )
}
