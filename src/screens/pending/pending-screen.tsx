import { pendingCopy } from '../../copy/trouble.ts'
import { Center } from '../../design/layout/center.tsx'
import { Spinner } from '../../design/spinner/spinner.tsx'

/** A page that waits. With a label it says for what; without one a screen reader still hears that it loads. */
export function PendingScreen({ label }: { label?: string }) {
  return (
    <Center>
      <Spinner size={96} label={label ?? pendingCopy.label} showsLabel={label !== undefined} />
    </Center>
  )
}
