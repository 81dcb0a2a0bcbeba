import { emptyValues } from '../../machines/sign-up/sign-up-form.ts'
import { interestNames } from '../../src/copy/interests.ts'
import { preferencesCopy } from '../../src/copy/preferences.ts'
import type { EditProfileScreenProps } from '../../src/screens/edit-profile/edit-profile-props.ts'
import type { ForgotPasswordScreenProps } from '../../src/screens/forgot-password/forgot-password-props.ts'
import type { LandingScreenProps } from '../../src/screens/landing/landing-screen.tsx'
import type { LoginScreenProps } from '../../src/screens/login/login-props.ts'
import type { PreferencesScreenProps } from '../../src/screens/preferences/preferences-props.ts'
import type { SettingsScreenProps } from '../../src/screens/settings/settings-props.ts'
import type { ShellProps } from '../../src/screens/shell/shell.tsx'
import type { SignUpScreenProps } from '../../src/screens/sign-up/sign-up-props.ts'
import type { VerifyEmailScreenProps } from '../../src/screens/verify-email/verify-email-props.ts'

/** The address of the member of every stage. */
export const email = 'maya@lindqvist.example'

/** For callbacks of the parts of a page that rest. */
export const nothing = (): void => {}

/** A link of a page on a stage: it looks and reads like one, and leads nowhere. */
export const link = (
  <a href="/" onClick={(event) => event.preventDefault()}>
    .
  </a>
)

/** Everything that any page links to. */
export const links = {
  home: link,
  login: link,
  signUp: link,
  forgotPassword: link,
  settings: link,
  editProfile: link,
  updatePreferences: link,
}

/** Google and Apple, while nothing is asked of them. */
export const restingSocial: Pick<LoginScreenProps, 'social' | 'onSocial' | 'onCancelSocial'> = {
  social: { busy: null, windowOpen: false },
  onSocial: nothing,
  onCancelSocial: nothing,
}

/** / with the hero in view. */
export const restingLanding: LandingScreenProps = { panel: 0, snapping: false, onJump: nothing }

/** /login with nothing typed yet. */
export const restingLogin: LoginScreenProps = {
  ...restingSocial,
  identifier: '',
  password: '',
  busy: false,
  unverified: false,
  links,
  onField: nothing,
  onSubmit: nothing,
  onVerify: nothing,
}

/** /signup with nothing typed yet. */
export const restingSignUp: SignUpScreenProps = {
  ...restingSocial,
  values: emptyValues(null),
  problems: {},
  busy: false,
  minPasswordLength: 6,
  emailTaken: false,
  links,
  onField: nothing,
  onSubmit: nothing,
}

/** /forgot-password with nothing typed yet. */
export const restingForgotPassword: ForgotPasswordScreenProps = {
  email: '',
  busy: false,
  sent: false,
  links,
  onField: nothing,
  onSubmit: nothing,
}

/** /verify-email shortly after arrival. */
export const restingVerification: VerifyEmailScreenProps = {
  email,
  message: null,
  checksDone: 0,
  checksTotal: 30,
  checking: false,
  nextCheckInSeconds: 10,
  stopped: false,
  resend: { busy: false, secondsLeft: 0 },
  verified: false,
  withdrawing: false,
  onCheck: nothing,
  onResend: nothing,
  onWrongAddress: nothing,
  onRetryEntry: nothing,
}

/** /settings with every dialog closed. */
export const restingSettings: SettingsScreenProps = {
  report: { open: false, description: '', sendable: false, busy: false },
  contact: { busy: false, byHand: false },
  deletion: { stage: { step: 'closed' }, unfinished: false },
  onReport: { open: nothing, change: nothing, submit: nothing, cancel: nothing },
  theme: 'system',
  onTheme: nothing,
  onCopyAddress: nothing,
  onDelete: {
    open: nothing,
    confirm: nothing,
    cancel: nothing,
    password: nothing,
    submitPassword: nothing,
    askProvider: nothing,
    finish: nothing,
  },
}

/** /preferences with nothing chosen yet. */
export const restingPreferences: PreferencesScreenProps = {
  words: preferencesCopy.choose,
  names: interestNames,
  total: interestNames.length,
  filter: '',
  selected: [],
  busy: false,
  asking: false,
  onToggle: nothing,
  onFilter: nothing,
  onSubmit: nothing,
  onLeave: nothing,
  onStay: nothing,
}

/** /edit-profile as a member without a picture finds it. */
export const restingProfileForm: EditProfileScreenProps = {
  form: {
    values: {
      firstName: 'Maya',
      lastName: 'Lindqvist',
      fullName: 'Maya Lindqvist',
      email,
      phone: '',
      dateOfBirth: '1993-03-14',
    },
    problems: {},
    busy: false,
    uploading: false,
    asking: false,
  },
  picture: {
    address: null,
    busy: false,
    removable: false,
    adjustable: false,
    small: false,
    cropping: null,
  },
  location: { address: '', busy: false },
  username: 'mayalind',
  date: '20 November 2026',
  onField: nothing,
  onSubmit: nothing,
  onCancelUpload: nothing,
  onPicture: {
    choose: nothing,
    remove: nothing,
    adjust: nothing,
    crop: nothing,
    confirmCrop: nothing,
    cancelCrop: nothing,
  },
  onLocation: { locate: nothing, type: nothing },
  onCancel: nothing,
  onLeave: nothing,
  onStay: nothing,
}

/** The bar above every page, for a visitor. */
export const restingShell: Omit<ShellProps, 'children'> = {
  bar: 'shown',
  account: null,
  links,
  onProfile: nothing,
  onSettings: nothing,
  onLogout: nothing,
}
