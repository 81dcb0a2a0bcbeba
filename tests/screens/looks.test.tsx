import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate'
import { copyAddressModel } from '../../machines/copy-address/copy-address-model.ts'
import { deleteAccountModel } from '../../machines/delete-account/delete-account-model.ts'
import { forgotPasswordModel } from '../../machines/forgot-password/forgot-password-model.ts'
import { interestsModel } from '../../machines/interests/interests-model.ts'
import { locationModel } from '../../machines/location/location-model.ts'
import { loginModel } from '../../machines/login/login-model.ts'
import type { Instant } from '../../machines/member.ts'
import { explore } from '../../machines/model/explore.ts'
import type { Model } from '../../machines/model/model.ts'
import { stateId } from '../../machines/model/transitions.ts'
import { isSmall } from '../../machines/picture/crop.ts'
import { pictureModel } from '../../machines/picture/picture-model.ts'
import { profileFormModel } from '../../machines/profile-form/profile-form-model.ts'
import { reportIssueModel } from '../../machines/report-issue/report-issue-model.ts'
import { signUpModel } from '../../machines/sign-up/sign-up-model.ts'
import { socialSignInModel } from '../../machines/social-sign-in/social-sign-in-model.ts'
import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'
import { EditProfileScreen } from '../../src/screens/edit-profile/edit-profile-screen.tsx'
import { ForgotPasswordScreen } from '../../src/screens/forgot-password/forgot-password-screen.tsx'
import { forgotPasswordLooks } from '../../src/screens/forgot-password/looks.ts'
import { forgotPasswordPropsOf } from '../../src/screens/forgot-password/props-of.ts'
import { locationLooks } from '../../src/screens/location/looks.ts'
import { locationPropsOf } from '../../src/screens/location/props-of.ts'
import { LoginScreen } from '../../src/screens/login/login-screen.tsx'
import { loginLooks } from '../../src/screens/login/looks.ts'
import { loginPropsOf } from '../../src/screens/login/props-of.ts'
import type { Looks } from '../../src/screens/look.ts'
import { pictureLooks } from '../../src/screens/picture/looks.ts'
import { picturePropsOf } from '../../src/screens/picture/props-of.ts'
import { preferencesLooks } from '../../src/screens/preferences/looks.ts'
import { PreferencesScreen } from '../../src/screens/preferences/preferences-screen.tsx'
import { preferencesPropsOf } from '../../src/screens/preferences/props-of.ts'
import { profileFormLooks } from '../../src/screens/profile-form/looks.ts'
import { profileFormPropsOf } from '../../src/screens/profile-form/props-of.ts'
import { contactLooks, deletionLooks, reportLooks } from '../../src/screens/settings/looks.ts'
import {
  contactPropsOf,
  deletionPropsOf,
  reportPropsOf,
} from '../../src/screens/settings/props-of.ts'
import { SettingsScreen } from '../../src/screens/settings/settings-screen.tsx'
import { signUpLooks } from '../../src/screens/sign-up/looks.ts'
import { signUpPropsOf } from '../../src/screens/sign-up/props-of.ts'
import { SignUpScreen } from '../../src/screens/sign-up/sign-up-screen.tsx'
import { socialLooks } from '../../src/screens/social/looks.ts'
import { socialPropsOf } from '../../src/screens/social/props-of.ts'
import { verifyEmailLooks } from '../../src/screens/verify-email/looks.ts'
import { verifyEmailPropsOf } from '../../src/screens/verify-email/props-of.ts'
import { VerifyEmailScreen } from '../../src/screens/verify-email/verify-email-screen.tsx'
import { profileFormProps } from './support/profile-form-props.ts'
import { expectLook } from './support/sees.ts'
import { settingsProps } from './support/settings-props.ts'

const nothing = () => {}
const link = <a href="/">.</a>
const links = { home: link, login: link, signUp: link, forgotPassword: link }
const idle = { busy: null, windowOpen: false }
const acts = {
  onField: nothing,
  onSubmit: nothing,
  onVerify: nothing,
  onSocial: nothing,
  onCancelSocial: nothing,
  onCheck: nothing,
  onResend: nothing,
  onWrongAddress: nothing,
  onRetryEntry: nothing,
  onToggle: nothing,
  onFilter: nothing,
  onCancel: nothing,
  onLeave: nothing,
  onStay: nothing,
}

describe('every state that a machine can reach shows what it promises', { timeout: 60_000 }, () => {
  test('on the login screen', () => {
    walk(loginModel, loginLooks, loginPropsOf, (props) => (
      <LoginScreen {...props} social={idle} links={links} {...acts} />
    ))
  })

  test('in the provider’s part of the login screen', () => {
    const form = { identifier: '', password: '', busy: false, unverified: false }
    walk(socialSignInModel, socialLooks, socialPropsOf, (social) => (
      <LoginScreen {...form} social={social} links={links} {...acts} />
    ))
  })

  test('on the sign-up screen', () => {
    walk(signUpModel, signUpLooks, signUpPropsOf, (props) => (
      <SignUpScreen {...props} social={idle} links={links} {...acts} />
    ))
  })

  test('on the forgot-password screen', () => {
    walk(forgotPasswordModel, forgotPasswordLooks, forgotPasswordPropsOf, (props) => (
      <ForgotPasswordScreen {...props} links={links} {...acts} />
    ))
  })

  test('on the verify-email screen', () => {
    walk(verifyEmailModel, verifyEmailLooks, verifyEmailPropsOf, (props) => (
      <VerifyEmailScreen {...props} {...acts} />
    ))
  })

  test('on the preferences screen', () => {
    walk(interestsModel, preferencesLooks, preferencesPropsOf, (props) => (
      <PreferencesScreen {...props} {...acts} />
    ))
  })

  test('on the settings screen, of a deletion', () => {
    walk(deleteAccountModel, deletionLooks, deletionPropsOf, (deletion) => (
      <SettingsScreen {...settingsProps({ deletion })} />
    ))
  })

  test('on the settings screen, of a report', () => {
    walk(reportIssueModel, reportLooks, reportPropsOf, (report) => (
      <SettingsScreen {...settingsProps({ report })} />
    ))
  })

  test('on the settings screen, of the support address', () => {
    walk(copyAddressModel, contactLooks, contactPropsOf, (contact) => (
      <SettingsScreen {...settingsProps({ contact })} />
    ))
  })

  test('on the edit-profile screen, of the form', () => {
    walk(profileFormModel, profileFormLooks, profileFormPropsOf, (form) => (
      <EditProfileScreen {...profileFormProps({ form })} />
    ))
  })

  test('on the edit-profile screen, of the picture', () => {
    const given = { stored: '', isSmall, addressOf: (id: string) => `blob:${id}` }
    walk(
      pictureModel,
      pictureLooks,
      (snapshot) => picturePropsOf(snapshot, given),
      (picture) => <EditProfileScreen {...profileFormProps({ picture })} />,
    )
  })

  test('on the edit-profile screen, of the location', () => {
    walk(locationModel, locationLooks, locationPropsOf, (location) => (
      <EditProfileScreen {...profileFormProps({ location })} />
    ))
  })
})

/**
 * Shows the screen for every combination of active states that the model can reach, twice for each:
 * where it is reached first, and last. Checks the look of each active state.
 */
function walk<Machine extends AnyStateMachine, Props>(
  model: Model<Machine>,
  looks: Looks,
  propsOf: (snapshot: SnapshotFrom<Machine>, now: Instant) => Props,
  show: (props: Props) => ReactElement,
) {
  const first = new Map<string, { leaves: readonly string[]; props: Props }>()
  const last = new Map(first)
  explore(model, {
    visit: (run) => {
      const snapshot = run.snapshot() as SnapshotFrom<Machine>
      const leaves = leavesOf(snapshot)
      const key = leaves.join()
      const sight = { leaves, props: propsOf(snapshot, run.now()) }
      if (!first.has(key)) first.set(key, sight)
      last.set(key, sight)
    },
  })
  const checked = new Set<string>()
  for (const { leaves, props } of [...first.values(), ...last.values()]) {
    const page = render(show(props)).container.innerHTML
    for (const look of leaves.map((leaf) => looks[leaf] ?? missing(leaf))) {
      const sight = `${JSON.stringify(look)} ${page}`
      if (!checked.has(sight)) expectLook(look)
      checked.add(sight)
    }
    cleanup()
  }
  const reached = new Set([...first.values()].flatMap(({ leaves }) => leaves))
  expect([...reached].sort()).toEqual(Object.keys(looks).sort())
}

const leavesOf = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(stateId)

const missing = (state: string): never => {
  throw new Error(`No look for '${state}'`)
}
