import { deleteAccountCopy } from '../../copy/settings.ts'
import { Button } from '../../design/button/button.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'

const { unfinished } = deleteAccountCopy

/** Asks the member to finish an interrupted deletion. */
export function UnfinishedDeletion({ onFinish }: { onFinish(): void }) {
  return (
    <Stack as="section" space="3" align="start">
      <Heading level={2} size="heading">
        {unfinished.title}
      </Heading>
      <Text size="body" tone="secondary">
        {unfinished.text}
      </Text>
      <Button tone="danger" size="lg" onClick={onFinish}>
        {unfinished.action}
      </Button>
    </Stack>
  )
}
