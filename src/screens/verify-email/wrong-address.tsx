import { verifyEmailCopy } from '../../copy/verify-email.ts'
import { Button } from '../../design/button/button.tsx'
import { FocusKeeper } from '../../design/focus/focus-keeper.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { Text } from '../../design/text/text.tsx'

const hintId = 'wrong-address-hint'

type WrongAddressProps = { busy: boolean; onWrongAddress(): void }

export function WrongAddress({ busy, onWrongAddress }: WrongAddressProps) {
  return (
    <FocusKeeper>
      <Stack space="1" align="center">
        <Button
          tone="ghost"
          size="md"
          busy={busy}
          busyLabel={verifyEmailCopy.withdrawing}
          aria-describedby={hintId}
          onClick={onWrongAddress}
        >
          {verifyEmailCopy.wrongAddress}
        </Button>
        <Text size="caption" tone="muted" align="center">
          <span id={hintId}>{verifyEmailCopy.wrongAddressHint}</span>
        </Text>
      </Stack>
    </FocusKeeper>
  )
}
