import { forgotPasswordCopy } from '../../copy/forgot-password.ts'
import { passwordLostCopy } from '../../copy/shell.ts'
import { Banner } from '../../design/banner/banner.tsx'
import { Button } from '../../design/button/button.tsx'

export type PasswordLostProps = {
  busy: boolean
  /** The email was requested. */
  sent: boolean
  onSend(): void
  onDismiss(): void
}

/** The banner after a sign-in with a provider that has removed the password. It offers a password reset email. */
export function PasswordLost({ busy, sent, onSend, onDismiss }: PasswordLostProps) {
  return (
    <Banner
      label={passwordLostCopy.label}
      actions={
        <>
          {!sent && (
            <Button size="sm" busy={busy} busyLabel={passwordLostCopy.sending} onClick={onSend}>
              {passwordLostCopy.send}
            </Button>
          )}
          <Button size="sm" tone="ghost" onClick={onDismiss}>
            {sent ? passwordLostCopy.close : passwordLostCopy.dismiss}
          </Button>
        </>
      }
    >
      {sent ? forgotPasswordCopy.sent : passwordLostCopy.text}
    </Banner>
  )
}
