import { verifyEmailCopy } from '../../copy/verify-email.ts'
import { Button } from '../../design/button/button.tsx'
import { externalLinkIcon } from '../../design/icon/ui/external-link.gen.ts'
import { Columns } from '../../design/layout/columns.tsx'
import { ButtonLink } from '../../design/link/button-link.tsx'
import { mailProviderOf } from './mail-provider.ts'
import type { VerifyEmailScreenProps } from './view-props.ts'

export function VerifyActions({
  email,
  unsent,
  checking,
  resend,
  verified,
  withdrawing,
  onCheck,
  onResend,
}: VerifyEmailScreenProps) {
  const over = verified || withdrawing
  const provider = verified || unsent ? undefined : mailProviderOf(email)
  return (
    <>
      {provider && (
        <ButtonLink
          tone="primary"
          size="lg"
          full
          icon={externalLinkIcon}
          render={
            <a href={provider.url} target="_blank" rel="noopener">
              .
            </a>
          }
        >
          {verifyEmailCopy.openMail(provider.name)}
        </ButtonLink>
      )}
      <Columns space="4">
        <Button
          tone={provider ? 'secondary' : 'primary'}
          size="lg"
          full
          busy={checking}
          busyLabel={verifyEmailCopy.checking}
          unavailable={over}
          onClick={onCheck}
        >
          {verifyEmailCopy.check}
        </Button>
        <Button
          tone="secondary"
          size="lg"
          full
          busy={resend.busy}
          busyLabel={verifyEmailCopy.resending}
          unavailable={over || resend.secondsLeft > 0}
          onClick={onResend}
        >
          {resend.secondsLeft > 0 && !over
            ? verifyEmailCopy.resendIn(resend.secondsLeft)
            : verifyEmailCopy.resend}
        </Button>
      </Columns>
    </>
  )
}
