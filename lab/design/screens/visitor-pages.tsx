import { failureMessages } from '../../../src/copy/failures.ts'
import { loginCopy } from '../../../src/copy/login.ts'
import { signUpProblemText } from '../../../src/copy/sign-up.ts'
import { ForgotPasswordScreen } from '../../../src/screens/forgot-password/forgot-password-screen.tsx'
import type { ForgotPasswordScreenProps } from '../../../src/screens/forgot-password/view-props.ts'
import { LoginScreen } from '../../../src/screens/login/login-screen.tsx'
import type { LoginScreenProps } from '../../../src/screens/login/view-props.ts'
import { SignUpScreen } from '../../../src/screens/sign-up/sign-up-screen.tsx'
import type { SignUpScreenProps } from '../../../src/screens/sign-up/view-props.ts'
import { VerificationEndedScreen } from '../../../src/screens/verify-email/verification-ended-screen.tsx'
import { VerifyEmailScreen } from '../../../src/screens/verify-email/verify-email-screen.tsx'
import type { VerifyEmailScreenProps } from '../../../src/screens/verify-email/view-props.ts'
import {
  email,
  idleForgotPassword,
  idleLogin,
  idleSignUp,
  idleVerification,
  links,
} from '../../previews/idle-page.tsx'
import type { Entries } from '../entry.ts'
import { ForVisitor } from './page-frames.tsx'

const typed = { identifier: email, password: 'sweet-pea-88' }
const filled = {
  firstName: 'Maya',
  lastName: 'Lindqvist',
  username: 'mayalind',
  email,
  phone: '+351 912 345 678',
  password: 'sweet-pea-88',
  confirmPassword: 'sweet-pea-88',
}
const waiting = { checksDone: 7, nextCheckInSeconds: 4 }

const Login = (state: Partial<LoginScreenProps>) => <LoginScreen {...idleLogin} {...state} />

const SignUp = (state: Partial<SignUpScreenProps>) => <SignUpScreen {...idleSignUp} {...state} />

const VerifyEmail = (state: Partial<VerifyEmailScreenProps>) => (
  <ForVisitor>
    <VerifyEmailScreen {...idleVerification} {...waiting} {...state} />
  </ForVisitor>
)

const ForgotPassword = (state: Partial<ForgotPasswordScreenProps>) => (
  <ForVisitor>
    <ForgotPasswordScreen {...idleForgotPassword} {...state} />
  </ForVisitor>
)

export const visitorPages = {
  'login-screen': {
    purpose: 'Signs in a member.',
    alone: true,
    states: {
      empty: () => <Login />,
      incomplete: () => (
        <Login problem={{ field: 'identifier', text: loginCopy.problems.identifierMissing }} />
      ),
      refused: () => <Login {...typed} problem={{ text: failureMessages['wrong credentials'] }} />,
      unverified: () => <Login {...typed} unverified />,
      'at-google': () => <Login social={{ busy: 'google', popupOpen: true }} />,
      busy: () => <Login {...typed} busy />,
      'checking-email': () => <Login arrival="checking" />,
      'email-verified': () => <Login arrival="verified" />,
      'google-refused': () => (
        <Login
          social={{ busy: null, popupOpen: false, problem: failureMessages['popup blocked'] }}
        />
      ),
    },
  },
  'sign-up-screen': {
    purpose: 'Registers a new member.',
    alone: true,
    states: {
      empty: () => <SignUp />,
      incomplete: () => (
        <SignUp
          problems={{
            firstName: signUpProblemText('firstName', 'missing', 6),
            email: signUpProblemText('email', 'not an email', 6),
            password: signUpProblemText('password', 'too short', 6),
          }}
        />
      ),
      'email-taken': () => <SignUp values={filled} emailTaken />,
      refused: () => <SignUp values={filled} problem={failureMessages.unreachable} />,
      busy: () => <SignUp values={filled} busy />,
      restored: () => <SignUp values={filled} restored />,
    },
  },
  'verify-email-screen': {
    purpose: 'Waits until the user has opened the link.',
    alone: true,
    states: {
      waiting: () => <VerifyEmail />,
      sent: () => <VerifyEmail message="sent" resend={{ busy: false, secondsLeft: 47 }} />,
      'not-yet': () => <VerifyEmail message="not verified yet" />,
      stopped: () => <VerifyEmail checksDone={30} stopped nextCheckInSeconds={null} />,
      verified: () => <VerifyEmail message="verified" verified nextCheckInSeconds={null} />,
      checking: () => <VerifyEmail checking nextCheckInSeconds={null} />,
      withdrawing: () => <VerifyEmail withdrawing nextCheckInSeconds={null} />,
      'sign-in-failed': () => (
        <VerifyEmail
          message="verified"
          verified
          nextCheckInSeconds={null}
          signInProblem={failureMessages.unreachable}
        />
      ),
      'known-mail': () => <VerifyEmail email="maya@gmail.com" />,
    },
  },
  'verification-ended-screen': {
    purpose: '/verify-email if it cannot continue without a sign-in: links to /login.',
    alone: true,
    states: {
      'email-unknown': () => (
        <ForVisitor>
          <VerificationEndedScreen reason="email unknown" links={links} />
        </ForVisitor>
      ),
      'signed-out': () => (
        <ForVisitor>
          <VerificationEndedScreen reason="verified" links={links} />
        </ForVisitor>
      ),
    },
  },
  'forgot-password-screen': {
    purpose: 'Requests a password reset email.',
    alone: true,
    states: {
      empty: () => <ForgotPassword />,
      sent: () => <ForgotPassword email={email} sent secondsLeft={47} />,
      incomplete: () => (
        <ForgotPassword
          email="maya"
          problem={{ field: 'email', text: failureMessages['invalid email'] }}
        />
      ),
      refused: () => (
        <ForgotPassword email={email} problem={{ text: failureMessages.unreachable }} />
      ),
      busy: () => <ForgotPassword email={email} busy />,
    },
  },
} satisfies Entries
