import { loadErrorCopy } from '../../copy/trouble.ts'
import { Button } from '../../design/button/button.tsx'
import { retryIcon } from '../../design/icon/ui/retry.gen.ts'
import { Text } from '../../design/text/text.tsx'
import { SnappedStemArt } from '../../design/vine/snapped-stem-art.tsx'
import { TroublePage } from '../trouble/trouble-page.tsx'

export type LoadErrorScreenProps = {
  message: string
  /** What support can look up. */
  reference?: string | undefined
  onRetry(): void
}

/** A protected page whose data could not be loaded. */
export function LoadErrorScreen({ message, reference, onRetry }: LoadErrorScreenProps) {
  return (
    <TroublePage
      art={<SnappedStemArt />}
      heading={loadErrorCopy.heading(message)}
      headingSize="heading"
      text={loadErrorCopy.text}
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
    </TroublePage>
  )
}
