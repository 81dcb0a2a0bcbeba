import type { SignInNotice } from '../../../machines/sign-in-answer.ts'
import { forgotPasswordCopy } from '../../copy/forgot-password.ts'
import { passwordRemovedCopy } from '../../copy/shell.ts'
import { Banner } from '../../design/banner/banner.tsx'
import { Button } from '../../design/button/button.tsx'
import { FocusKeeper } from '../../design/focus/focus-keeper.tsx'

export type PasswordRemovedProps = {
  reason: SignInNotice
  busy: boolean
  /** The email was requested. */
  sent: boolean
  onSend(): void
  onDismiss(): void
}

/** The banner about the password, after a sign-in with a provider. It offers a password reset email. */
export function PasswordRemoved({ reason, busy, sent, onSend, onDismiss }: PasswordRemovedProps) {
  return (
    <Banner
      label={passwordRemovedCopy.label}
      actions={
        <>
          {!sent && (
            <FocusKeeper>
              <Button
                size="sm"
                busy={busy}
                busyLabel={passwordRemovedCopy.sending}
                onClick={onSend}
              >
                {passwordRemovedCopy.send}
              </Button>
            </FocusKeeper>
          )}
          <Button size="sm" tone="ghost" onClick={onDismiss}>
            {sent ? passwordRemovedCopy.close : passwordRemovedCopy.dismiss}
          </Button>
        </>
      }
    >
      {sent ? forgotPasswordCopy.sent : passwordRemovedCopy.text[reason]}
    </Banner>
  )
}
