import type { AnyModel } from 'statewalk'
import { describe, expect, test } from 'vitest'
import { deleteAccountModel } from '../../machines/delete-account/delete-account-model.ts'
import { forgotPasswordModel } from '../../machines/forgot-password/forgot-password-model.ts'
import { interestsModel } from '../../machines/interests/interests-model.ts'
import { locationModel } from '../../machines/location/location-model.ts'
import { loginModel } from '../../machines/login/login-model.ts'
import { profileFormModel } from '../../machines/profile-form/profile-form-model.ts'
import { reportIssueModel } from '../../machines/report-issue/report-issue-model.ts'
import { socialSignInModel } from '../../machines/social-sign-in/social-sign-in-model.ts'
import { walkMachine } from '../support/paths/walk-machine.ts'
import { model as signUpModel } from './support/sign-up-steps.ts'

/** The keys of the notices that the last move withdraws. */
const withdrawnBy = (model: AnyModel, input: string, ...moves: string[]): unknown[] =>
  walkMachine(model, input, ...moves).emitted.flatMap((event) =>
    typeof event === 'object' && event && 'notices' in event ? event.notices : [],
  )

const credentials = ['field changed (an email is typed)', 'field changed (a password is typed)']
const refusedLogin = [...credentials, 'submitted', 'sign in: is refused']
const unverifiedLogin = [...credentials, 'submitted', 'sign in: is unverified']
const passwords = [
  'field changed (the password is typed)',
  'field changed (the password is repeated)',
]
const failedSignUp = [...passwords, 'submitted', 'create identity: is refused']
const differentPasswords = [...passwords, 'field changed (another password)', 'submitted']
const failedSave = ['submitted', 'location: is settled', 'update profile: is refused']
const blocked = ['provider chosen (google)', 'sign in with provider: popup is blocked']
const denied = ['location requested', 'get position: is denied']

type Row = [notice: string, model: AnyModel, input: string, failed: string[], moves: string[]]

const rows: Row[] = [
  ['login failed', loginModel, 'a visitor', refusedLogin, ['submitted', ...credentials]],
  ['email not verified', loginModel, 'a visitor', unverifiedLogin, ['submitted', ...credentials]],
  [
    'google sign-in failed',
    socialSignInModel,
    'a visitor',
    blocked,
    ['provider chosen (google)', 'provider chosen (apple)'],
  ],
  ['registration failed', signUpModel, 'a stored draft', failedSignUp, ['submitted', ...passwords]],
  ['passwords do not match', signUpModel, 'a stored draft', differentPasswords, passwords],
  [
    'email needed',
    forgotPasswordModel,
    'nothing typed yet',
    ['submitted'],
    ['field changed (an email is typed)'],
  ],
  [
    'reset email failed',
    forgotPasswordModel,
    'nothing typed yet',
    ['field changed (an email is typed)', 'submitted', 'send reset email: cannot be reached'],
    ['submitted', 'field changed (the email is cleared)'],
  ],
  [
    'interest needed',
    interestsModel,
    'a new member',
    ['save requested'],
    ['interest toggled (Hiking)'],
  ],
  [
    'preferences not updated',
    interestsModel,
    'a member with interests',
    ['save requested', 'save interests: are refused'],
    ['save requested', 'interest toggled (Karaoke)'],
  ],
  [
    'issue text needed',
    reportIssueModel,
    'a member',
    ['opened', 'description changed (whitespace only)', 'submitted'],
    ['description changed (a sentence)', 'cancelled'],
  ],
  [
    'issue not reported',
    reportIssueModel,
    'a member with a draft',
    ['opened', 'submitted', 'send report: cannot be reached'],
    ['submitted', 'description changed (a sentence)', 'cancelled'],
  ],
  [
    'location failed',
    locationModel,
    'a browser with geolocation',
    denied,
    ['location requested', 'address typed (Porto)'],
  ],
  [
    'geolocation unsupported',
    locationModel,
    'a browser without geolocation',
    ['location requested'],
    ['address typed (Porto)'],
  ],
  [
    'profile not updated',
    profileFormModel,
    'a member who edits',
    failedSave,
    ['submitted', 'field changed (the full name is typed)'],
  ],
  [
    'account not deleted',
    deleteAccountModel,
    'a member with a password',
    ['delete requested', 'confirmed', 'check recent sign-in: fails'],
    ['delete requested'],
  ],
  [
    'account not deleted',
    deleteAccountModel,
    'a reload during the deletion',
    ['finish requested', 'check recent sign-in: fails'],
    ['finish requested'],
  ],
]

describe('a notice about a failure', () => {
  const cases = rows.flatMap(([notice, model, input, failed, moves]) =>
    moves.map((move) => ({ notice, model, input, failed, move })),
  )
  test.each(cases)(
    '“$notice” is withdrawn by “$move”',
    ({ notice, model, input, failed, move }) => {
      expect(withdrawnBy(model, input, ...failed, move)).toContain(notice)
    },
  )

  test.each([
    ['passwords do not match', signUpModel, 'a stored draft', differentPasswords, 'username'],
    ['interest needed', interestsModel, 'a new member', ['save requested'], 'filter'],
  ] as const)(
    '“%s” is not withdrawn by a change of another field',
    (notice, model, input, failed, field) => {
      const move =
        field === 'filter'
          ? 'filter changed (a letter in both names is typed)'
          : 'field changed (the username is typed)'
      expect(withdrawnBy(model, input, ...failed, move)).not.toContain(notice)
    },
  )
})
