import { crashCopy } from '../../copy/error-pages.ts'
import { Button } from '../../design/button/button.tsx'
import { retryIcon } from '../../design/icon/ui/retry.gen.ts'
import { SnappedStemArt } from '../../design/vine/snapped-stem-art.tsx'
import { ErrorPage } from '../error-page/error-page.tsx'

/** The error page of an error boundary. It depends on no state that may have caused the error. */
export function CrashScreen({ onReload }: { onReload(): void }) {
  return (
    <ErrorPage
      art={<SnappedStemArt />}
      heading={crashCopy.heading}
      headingSize="title"
      text={crashCopy.text}
      action={
        <Button tone="primary" size="lg" icon={retryIcon} onClick={onReload}>
          {crashCopy.reload}
        </Button>
      }
    />
  )
}
