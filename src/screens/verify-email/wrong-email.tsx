import { verifyEmailCopy } from '../../copy/verify-email.ts'
import { Button } from '../../design/button/button.tsx'
import { FocusKeeper } from '../../design/focus/focus-keeper.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { Text } from '../../design/text/text.tsx'

const hintId = 'wrong-email-hint'

type WrongEmailProps = { busy: boolean; onWrongEmail(): void }

export function WrongEmail({ busy, onWrongEmail }: WrongEmailProps) {
  return (
    <FocusKeeper>
      <Stack space="1" align="center">
        <Button
          tone="ghost"
          size="md"
          busy={busy}
          busyLabel={verifyEmailCopy.withdrawing}
          aria-describedby={hintId}
          onClick={onWrongEmail}
        >
          {verifyEmailCopy.wrongEmail}
        </Button>
        <Text size="caption" tone="muted" align="center">
          <span id={hintId}>{verifyEmailCopy.wrongEmailHint}</span>
        </Text>
      </Stack>
    </FocusKeeper>
  )
}
