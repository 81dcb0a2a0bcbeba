import { verifyEmailCopy } from '../../copy/verify-email.ts'
import { Button } from '../../design/button/button.tsx'
import { FocusKeeper } from '../../design/focus/focus-keeper.tsx'
import { retryIcon } from '../../design/icon/ui/retry.gen.ts'
import { Stack } from '../../design/layout/stack.tsx'
import { Message } from '../../design/message/message.tsx'

type SignInProblemProps = { problem: string | undefined; onRetry(): void }

export function SignInProblem({ problem, onRetry }: SignInProblemProps) {
  if (!problem) return null
  return (
    <Stack space="3">
      <Message tone="danger" live="polite">
        {problem}
      </Message>
      <FocusKeeper>
        <Button tone="primary" size="lg" full icon={retryIcon} onClick={onRetry}>
          {verifyEmailCopy.retrySignIn}
        </Button>
      </FocusKeeper>
    </Stack>
  )
}
