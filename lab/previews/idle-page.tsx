import { interestNames } from '../../machines/interest-names.gen.ts'
import { initialValues } from '../../machines/sign-up/sign-up-form.ts'
import { preferencesCopy } from '../../src/copy/preferences.ts'
import type { LandingScreenProps } from '../../src/screens/landing/landing-screen.tsx'
import type { LoginScreenProps } from '../../src/screens/login/view-props.ts'
import type { PreferencesScreenProps } from '../../src/screens/preferences/view-props.ts'
import type { EditProfileScreenProps } from '../../src/screens/profile-form/view-props.ts'
import type { SettingsScreenProps } from '../../src/screens/settings/view-props.ts'
import type { ShellProps } from '../../src/screens/shell/shell.tsx'
import type { SignUpScreenProps } from '../../src/screens/sign-up/view-props.ts'
import type { VerifyEmailScreenProps } from '../../src/screens/verify-email/view-props.ts'

/** The email of the member in every preview. */
export const email = 'maya@lindqvist.example'

/** A no-op for callbacks of the inactive parts of a page. */
export const nothing = (): void => {}

/** A link that looks like one and does nothing. */
export const link = (
  <a href="/" onClick={(event) => event.preventDefault()}>
    .
  </a>
)

export const links = {
  home: link,
  login: link,
  signUp: link,
  forgotPassword: link,
  settings: link,
  editProfile: link,
  gaps: { photo: link, place: link },
  updatePreferences: link,
}

export const idleSocial: Pick<
  LoginScreenProps,
  'social' | 'onSocial' | 'onCancelSocial' | 'onVerifySocial'
> = {
  social: { busy: null, popupOpen: false },
  onSocial: nothing,
  onCancelSocial: nothing,
  onVerifySocial: nothing,
}

/** / with the hero in view. */
export const idleLanding: LandingScreenProps = {
  panel: 0,
  snapping: false,
  moved: false,
  onJump: nothing,
}

export const idleLogin: LoginScreenProps = {
  ...idleSocial,
  identifier: '',
  password: '',
  busy: false,
  unverified: false,
  links,
  onField: nothing,
  onSubmit: nothing,
  onVerify: nothing,
}

export const idleSignUp: SignUpScreenProps = {
  ...idleSocial,
  values: initialValues(null),
  problems: {},
  busy: false,
  minPasswordLength: 6,
  suggestedEmail: null,
  restored: false,
  emailTaken: false,
  asking: false,
  links,
  onField: nothing,
  onEmailLeft: nothing,
  onSubmit: nothing,
  onDiscard: nothing,
  onLeave: nothing,
  onStay: nothing,
}

export const idleVerification: VerifyEmailScreenProps = {
  email,
  message: null,
  checksDone: 0,
  checksTotal: 30,
  checking: false,
  stopped: false,
  resend: { busy: false, secondsLeft: 0 },
  verified: false,
  withdrawing: false,
  links,
  onCheck: nothing,
  onResend: nothing,
  onWrongEmail: nothing,
  onRetrySignIn: nothing,
}

export const idleSettings: SettingsScreenProps = {
  report: { open: false, description: '', sendable: false, busy: false },
  contact: { busy: false, manualCopy: false },
  signInMethods: [{ authType: 'local', email }],
  password: { email, busy: false, coolingDown: false },
  deletion: { step: { kind: 'closed' }, unfinished: false },
  onReport: { open: nothing, change: nothing, submit: nothing, cancel: nothing },
  theme: 'system',
  onTheme: nothing,
  onCopyEmail: nothing,
  onChangePassword: nothing,
  onLogout: nothing,
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

export const idlePreferences: PreferencesScreenProps = {
  texts: preferencesCopy.choose,
  names: interestNames,
  total: interestNames.length,
  filter: '',
  selected: [],
  busy: false,
  restored: false,
  asking: false,
  onToggle: nothing,
  onFilter: nothing,
  onSubmit: nothing,
  onDiscard: nothing,
  onLeave: nothing,
  onStay: nothing,
}

export const idleProfileForm: EditProfileScreenProps = {
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
    locked: false,
    uploading: false,
    restored: false,
    asking: false,
  },
  onSettle: nothing,
  picture: {
    url: null,
    busy: false,
    locked: false,
    removable: false,
    unsaved: null,
    restorable: false,
    adjustable: false,
    notShown: false,
    small: false,
    cropping: null,
  },
  location: { address: '', busy: false, locked: false },
  username: 'mayalind',
  date: '20 November 2026',
  onField: nothing,
  onSubmit: nothing,
  onCancelSaving: nothing,
  onDiscard: nothing,
  onPicture: {
    choose: nothing,
    remove: nothing,
    restore: nothing,
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

export const idleShell: Omit<ShellProps, 'children'> = {
  bar: 'shown',
  account: null,
  links,
  onProfile: nothing,
  onSettings: nothing,
  onLogout: nothing,
}
