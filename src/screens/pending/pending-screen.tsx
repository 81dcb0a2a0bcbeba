import { pendingCopy } from '../../copy/loading.ts'
import { Center } from '../../design/layout/center.tsx'
import { Spinner } from '../../design/spinner/spinner.tsx'

/** The loading state of a page. Without `label` a default label is available to screen readers only. */
export function PendingScreen({ label }: { label?: string }) {
  return (
    <Center>
      <Spinner size={96} label={label ?? pendingCopy.label} showsLabel={label !== undefined} />
    </Center>
  )
}
