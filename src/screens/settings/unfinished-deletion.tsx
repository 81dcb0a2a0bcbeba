import type { Ref } from 'react'
import { deleteAccountCopy } from '../../copy/settings.ts'
import { shellCopy } from '../../copy/shell.ts'
import { Button } from '../../design/button/button.tsx'
import { Inline } from '../../design/layout/inline.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'

const { unfinished } = deleteAccountCopy

type Props = {
  finishButton: Ref<HTMLButtonElement>
  onFinish(): void
  onLogout(): void
}

/** Asks the member to finish an interrupted deletion, or to log out. */
export function UnfinishedDeletion({ finishButton, onFinish, onLogout }: Props) {
  return (
    <Stack as="section" space="5" align="start">
      <Stack space="2">
        <Heading level={2} size="heading">
          {unfinished.title}
        </Heading>
        <Text size="body" tone="secondary">
          {unfinished.text}
        </Text>
      </Stack>
      <Inline space="3">
        <Button tone="danger" size="lg" ref={finishButton} onClick={onFinish}>
          {unfinished.action}
        </Button>
        <Button size="lg" onClick={onLogout}>
          {shellCopy.logout}
        </Button>
      </Inline>
    </Stack>
  )
}
