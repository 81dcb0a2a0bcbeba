import { failureSentences } from '../../../src/copy/failures.ts'
import { loginCopy } from '../../../src/copy/login.ts'
import { signUpProblemText } from '../../../src/copy/sign-up.ts'
import { ForgotPasswordScreen } from '../../../src/screens/forgot-password/forgot-password-screen.tsx'
import type { LoginState } from '../../../src/screens/login/login-props.ts'
import { LoginScreen } from '../../../src/screens/login/login-screen.tsx'
import type { SignUpState } from '../../../src/screens/sign-up/sign-up-props.ts'
import { SignUpScreen } from '../../../src/screens/sign-up/sign-up-screen.tsx'
import { UnknownAddressScreen } from '../../../src/screens/verify-email/unknown-address-screen.tsx'
import type { VerifyEmailState } from '../../../src/screens/verify-email/verify-email-props.ts'
import { VerifyEmailScreen } from '../../../src/screens/verify-email/verify-email-screen.tsx'
import type { Entries } from '../entry.ts'
import { link, nothing } from '../helpers.tsx'
import { email } from '../samples.ts'
import { ForVisitor } from './round.tsx'

const links = { home: link, login: link, signUp: link, forgotPassword: link }
const social = { busy: null, windowOpen: false }

function Login(state: Partial<LoginState>) {
  return (
    <LoginScreen
      identifier=""
      password=""
      busy={false}
      unverified={false}
      social={social}
      links={links}
      onField={nothing}
      onSubmit={nothing}
      onVerify={nothing}
      onSocial={nothing}
      onCancelSocial={nothing}
      {...state}
    />
  )
}

const typed = { identifier: email, password: 'sweet-pea-88' }
const values = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
}
const filled = {
  firstName: 'Maya',
  lastName: 'Lindqvist',
  username: 'mayalind',
  email,
  phone: '+351 912 345 678',
  password: 'sweet-pea-88',
  confirmPassword: 'sweet-pea-88',
}

function SignUp(state: Partial<SignUpState>) {
  return (
    <SignUpScreen
      values={values}
      problems={{}}
      busy={false}
      minPasswordLength={6}
      emailTaken={false}
      social={social}
      links={links}
      onField={nothing}
      onSubmit={nothing}
      onSocial={nothing}
      onCancelSocial={nothing}
      {...state}
    />
  )
}

function VerifyEmail(state: Partial<VerifyEmailState>) {
  return (
    <ForVisitor>
      <VerifyEmailScreen
        email={email}
        message={null}
        checksDone={7}
        checksTotal={30}
        checking={false}
        nextCheckInSeconds={4}
        stopped={false}
        resend={{ busy: false, secondsLeft: 0 }}
        verified={false}
        withdrawing={false}
        onCheck={nothing}
        onResend={nothing}
        onWrongAddress={nothing}
        onRetryEntry={nothing}
        {...state}
      />
    </ForVisitor>
  )
}

const reset = { links, onField: nothing, onSubmit: nothing }

export const waysIn = {
  'login-screen': {
    purpose: 'How a member gets in.',
    alone: true,
    states: {
      empty: () => <Login />,
      incomplete: () => (
        <Login problem={{ field: 'identifier', text: loginCopy.problems.identifierMissing }} />
      ),
      refused: () => <Login {...typed} problem={{ text: failureSentences['wrong credentials'] }} />,
      unverified: () => <Login {...typed} unverified />,
      'at-google': () => <Login social={{ busy: 'google', windowOpen: true }} />,
      busy: () => <Login {...typed} busy />,
    },
  },
  'sign-up-screen': {
    purpose: 'How a member begins.',
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
      busy: () => <SignUp values={filled} busy />,
    },
  },
  'verify-email-screen': {
    purpose: 'Waits until the member has opened the link.',
    alone: true,
    states: {
      waiting: () => <VerifyEmail />,
      sent: () => <VerifyEmail message="sent" resend={{ busy: false, secondsLeft: 47 }} />,
      'not-yet': () => <VerifyEmail message="not verified yet" />,
      stopped: () => <VerifyEmail checksDone={30} stopped nextCheckInSeconds={null} />,
      verified: () => <VerifyEmail message="verified" verified nextCheckInSeconds={null} />,
    },
  },
  'unknown-address-screen': {
    purpose: '/verify-email without an address: asks for sign-in.',
    alone: true,
    states: {
      rest: () => (
        <ForVisitor>
          <UnknownAddressScreen links={links} />
        </ForVisitor>
      ),
    },
  },
  'forgot-password-screen': {
    purpose: 'Asks for a mail that sets a new password.',
    alone: true,
    states: {
      empty: () => (
        <ForVisitor>
          <ForgotPasswordScreen {...reset} email="" busy={false} sent={false} />
        </ForVisitor>
      ),
      sent: () => (
        <ForVisitor>
          <ForgotPasswordScreen {...reset} email={email} busy={false} sent />
        </ForVisitor>
      ),
      refused: () => (
        <ForVisitor>
          <ForgotPasswordScreen
            {...reset}
            email="maya"
            busy={false}
            sent={false}
            problem={{ field: 'email', text: failureSentences['invalid email'] }}
          />
        </ForVisitor>
      ),
    },
  },
} satisfies Entries
