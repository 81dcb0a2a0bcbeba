import { pendingCopy } from '../../copy/trouble.ts'
import { Center } from '../../design/layout/center.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { Spinner } from '../../design/spinner/spinner.tsx'
import { Text } from '../../design/text/text.tsx'

/** A page that waits. With a label it says for what; without one a screen reader still hears that it loads. */
export function PendingScreen({ label }: { label?: string }) {
  return (
    <Center>
      <Stack space="5" align="center">
        <Spinner size={96} label={pendingCopy.label} />
        {label && (
          <Text size="lead" tone="secondary">
            {label}
          </Text>
        )}
      </Stack>
    </Center>
  )
}
