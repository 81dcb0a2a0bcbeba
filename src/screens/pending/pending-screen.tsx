import { pendingCopy } from '../../copy/loading.ts'
import { Center } from '../../design/layout/center.tsx'
import { Spinner } from '../../design/spinner/spinner.tsx'

/** The loading state of a page. Its label is available to screen readers only. */
export function PendingScreen() {
  return (
    <Center>
      <Spinner size={96} label={pendingCopy.label} />
    </Center>
  )
}
