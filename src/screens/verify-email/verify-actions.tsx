import { verifyEmailCopy } from '../../copy/verify-email.ts'
import { Button } from '../../design/button/button.tsx'
import { Columns } from '../../design/layout/columns.tsx'
import { mailProviderOf } from './mail-provider.ts'
import { OpenMail } from './open-mail.tsx'
import type { VerifyEmailScreenProps } from './view-props.ts'

export function VerifyActions(props: VerifyEmailScreenProps) {
  const { email, unsent, checking, resend, verified, withdrawing, onCheck, onResend } = props
  const over = verified || withdrawing
  const hasMail = !verified && !unsent && mailProviderOf(email) !== undefined
  return (
    <>
      {hasMail && <OpenMail email={email} />}
      <Columns space="4">
        <Button
          tone={hasMail || unsent ? 'secondary' : 'primary'}
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
          tone={unsent ? 'primary' : 'secondary'}
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
