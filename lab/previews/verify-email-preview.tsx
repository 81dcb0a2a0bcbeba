import { PendingScreen } from '../../src/screens/pending/pending-screen.tsx'
import { SignUpScreen } from '../../src/screens/sign-up/sign-up-screen.tsx'
import { VerificationEndedScreen } from '../../src/screens/verify-email/verification-ended-screen.tsx'
import { VerifyEmailScreen } from '../../src/screens/verify-email/verify-email-screen.tsx'
import {
  endOf,
  toVerifyEmailProps,
  verifyEmailHandlers,
} from '../../src/screens/verify-email/view-props.ts'
import { verifyEmailPage, withdrawAccountPage } from '../page-objects/verify-email-page.ts'
import { idleSignUp, idleVerification, links } from './idle-page.tsx'
import { previewOf } from './preview.ts'

export const verifyEmailPreview = previewOf({
  ...verifyEmailPage,
  show: ({ snapshot, send, now }) => {
    if (snapshot.matches('left to a member')) return <PendingScreen />
    const reason = endOf(snapshot)
    if (reason !== null) return <VerificationEndedScreen reason={reason} links={links} />
    return (
      <VerifyEmailScreen
        {...toVerifyEmailProps(snapshot, now)}
        {...verifyEmailHandlers(send)}
        links={links}
      />
    )
  },
})

/** The withdrawal of an account with a mistyped email, on /verify-email. Its end leads to /signup. */
export const withdrawAccountPreview = previewOf({
  ...withdrawAccountPage,
  show: ({ snapshot }) =>
    snapshot.matches('withdrawn') ? (
      <SignUpScreen {...idleSignUp} />
    ) : (
      <VerifyEmailScreen {...idleVerification} withdrawing={snapshot.status === 'active'} />
    ),
})
