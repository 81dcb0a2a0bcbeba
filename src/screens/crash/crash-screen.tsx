import { crashCopy } from '../../copy/trouble.ts'
import { Button } from '../../design/button/button.tsx'
import { retryIcon } from '../../design/icon/ui/retry.gen.ts'
import { SnappedStemArt } from '../../design/vine/snapped-stem-art.tsx'
import { TroublePage } from '../trouble/trouble-page.tsx'

/** The page that an error boundary shows: it depends on nothing that may have broken. */
export function CrashScreen({ onReload }: { onReload(): void }) {
  return (
    <TroublePage
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
