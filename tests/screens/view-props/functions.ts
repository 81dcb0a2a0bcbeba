import { explore, type Model, type Run, replay } from 'statewalk'
import type { AnyStateMachine } from 'xstate'
import { copyEmailModel } from '../../../machines/copy-email/copy-email-model.ts'
import { deleteAccountModel } from '../../../machines/delete-account/delete-account-model.ts'
import type { FailureKind } from '../../../machines/failure.ts'
import { forgotPasswordModel } from '../../../machines/forgot-password/forgot-password-model.ts'
import { fullSiteModel } from '../../../machines/full-site/full-site-model.ts'
import { interestsModel } from '../../../machines/interests/interests-model.ts'
import { landingModel } from '../../../machines/landing/landing-model.ts'
import type { locationMachine } from '../../../machines/location/location-machine.ts'
import { lisbon, locationModel } from '../../../machines/location/location-model.ts'
import { loginModel } from '../../../machines/login/login-model.ts'
import { missingChunkModel } from '../../../machines/missing-chunk/missing-chunk-model.ts'
import { passwordRemovedModel } from '../../../machines/password-removed/password-removed-model.ts'
import type { pictureMachine } from '../../../machines/picture/picture-machine.ts'
import { pictureModel } from '../../../machines/picture/picture-model.ts'
import { profileFormModel } from '../../../machines/profile-form/profile-form-model.ts'
import { reportIssueModel } from '../../../machines/report-issue/report-issue-model.ts'
import { settledMember, verifiedIdentity } from '../../../machines/samples.ts'
import { signedInEntries } from '../../../machines/session/session-entries.ts'
import { sessionModel } from '../../../machines/session/session-model.ts'
import { signUpModel } from '../../../machines/sign-up/sign-up-model.ts'
import { socialSignInModel } from '../../../machines/social-sign-in/social-sign-in-model.ts'
import { themeModel } from '../../../machines/theme/theme-model.ts'
import { verifyEmailModel } from '../../../machines/verify-email/verify-email-model.ts'
import { toForgotPasswordProps } from '../../../src/screens/forgot-password/view-props.ts'
import { toFullSiteProps } from '../../../src/screens/full-site/view-props.ts'
import { greetedNameOf, toLandingProps } from '../../../src/screens/landing/view-props.ts'
import { toLocationProps } from '../../../src/screens/location/view-props.ts'
import { arrivalOf, toLoginProps } from '../../../src/screens/login/view-props.ts'
import { toMissingChunkProps } from '../../../src/screens/missing-chunk/view-props.ts'
import { toPictureProps } from '../../../src/screens/picture/view-props.ts'
import { toPreferencesProps } from '../../../src/screens/preferences/view-props.ts'
import { toProfileFormProps } from '../../../src/screens/profile-form/view-props.ts'
import {
  toContactProps,
  toDeletionProps,
  toPasswordProps,
  toReportProps,
  toThemeProps,
} from '../../../src/screens/settings/view-props.ts'
import { accountOf, toPasswordRemovedProps } from '../../../src/screens/shell/view-props.ts'
import { toSignUpProps } from '../../../src/screens/sign-up/view-props.ts'
import type { SnapshotOf } from '../../../src/screens/snapshot.ts'
import { toSocialProps } from '../../../src/screens/social/view-props.ts'
import { endOf, toVerifyEmailProps } from '../../../src/screens/verify-email/view-props.ts'
import type { Row } from './read-rows.ts'

/** A function of the snapshots of a machine. */
type Tested = {
  /** The props at the end of a row's path. */
  propsAt(row: Row): unknown
  /** Calls `visit` with the props of the model's snapshots. */
  explore(visit: (props: unknown) => void): void
  /** The props that show a typed text, a time or a count. Rows have two of their values, and not all. */
  open: readonly string[]
}

type Options<Machine extends AnyStateMachine> = {
  open?: readonly string[]
  /** The model with inputs and outcomes that only rows have. */
  rowsOf?: Model<Machine>
  /** Only the configurations with the shortest paths are explored, because the model is large. */
  large?: boolean
}

const tested = <Machine extends AnyStateMachine, Snapshot>(
  model: Model<Machine>,
  toProps: (snapshot: Snapshot, now: number) => unknown,
  { open = [], rowsOf = model, large = false }: Options<Machine> = {},
): Tested => {
  const propsOf = (run: Run, ahead: number) =>
    toProps(run.snapshot() as Snapshot, run.now() + ahead)
  return {
    propsAt({ path, ahead }) {
      const [first = ''] = path
      const [input = '', moves] =
        first in rowsOf.inputs ? [first, path.slice(1)] : [Object.keys(rowsOf.inputs)[0], path]
      return propsOf(replay(rowsOf, { input, moves }), ahead)
    },
    explore(visit) {
      const part = large && { partial: true, limit: 500 }
      explore(model, { ...part, visit: (run) => visit(propsOf(run, 0)) })
    },
    open,
  }
}

/** The same model with inputs that only rows have. */
const withInputs = <Machine extends AnyStateMachine>(
  model: Model<Machine>,
  inputs: Model<Machine>['inputs'],
): Model<Machine> => ({ ...model, inputs: { ...model.inputs, ...inputs } })

/** The same model with a service that can also fail in this way. */
const withFailure = <Machine extends AnyStateMachine>(
  model: Model<Machine>,
  service: string,
  outcome: string,
  kind: FailureKind,
): Model<Machine> => {
  const outcomes: Readonly<Record<string, object>> = { ...model.outcomes }
  const failing = { ...outcomes[service], [outcome]: { rejects: { kind } } }
  return { ...model, outcomes: Object.assign({}, model.outcomes, { [service]: failing }) }
}

type Picture = SnapshotOf<typeof pictureMachine>
const pictureOptions: Parameters<typeof toPictureProps>[1] = {
  stored: 'https://pictures.example/maya.jpg',
  shown: 'https://pictures.example/maya.jpg',
  isSmall: ({ x }) => x === 270,
  objectUrlOf: (id) => `blob:${id}`,
}
const withPicture = (snapshot: Picture) => toPictureProps(snapshot, pictureOptions)
const withoutPicture = (snapshot: Picture) =>
  toPictureProps(snapshot, { ...pictureOptions, stored: '', shown: '', objectUrlOf: () => '' })
const withoutShownPicture = (snapshot: Picture) =>
  toPictureProps(snapshot, { ...pictureOptions, shown: '' })
const withLisbon = (snapshot: SnapshotOf<typeof locationMachine>) =>
  toLocationProps(snapshot, { place: lisbon, unreadable: [] })
const withUnreadablePlace = (snapshot: SnapshotOf<typeof locationMachine>) =>
  toLocationProps(snapshot, { place: null, unreadable: ['location'] })
const afterTheForm = (snapshot: Picture) =>
  withPicture(Object.assign({}, snapshot, { status: 'stopped' as const }))
const lisbonAfterTheForm = (snapshot: SnapshotOf<typeof locationMachine>) =>
  withLisbon(Object.assign({}, snapshot, { status: 'stopped' as const }))
const ofSquares: typeof pictureModel = {
  ...pictureModel,
  events: {
    ...pictureModel.events,
    'file chosen': {
      ...pictureModel.events?.['file chosen'],
      'a square': { type: 'file chosen', id: 'file-2' },
    },
  },
  outcomes: {
    ...pictureModel.outcomes,
    'inspect file': {
      ...pictureModel.outcomes['inspect file'],
      'is a square': { resolves: { width: 900, height: 900 } },
    },
  },
}
const cropped = ['cropping.url', 'cropping.extent', 'cropping.crop']

const member = signedInEntries(verifiedIdentity, settledMember, 'token-1')
const photo = 'https://pictures.example/maya.jpg'
const sessions = withInputs(sessionModel, {
  'a stored name': { stored: { ...member, displayName: ' Majken Lind' }, deletion: null },
  'a stored picture': {
    stored: { ...member, displayName: 'Majken Lind', profileImage: photo },
    deletion: null,
  },
  'no stored name': {
    stored: { ...member, displayName: null, profileImage: null },
    deletion: null,
  },
})

const resets = withFailure(
  withFailure(forgotPasswordModel, 'send reset email', 'finds the email invalid', 'invalid email'),
  'send reset email',
  'fails',
  'unknown',
)

/** The functions of snapshots, by section of rows.txt. A section begins with the name of its function. */
export const functions: Readonly<Record<string, Tested>> = {
  toLoginProps: tested(loginModel, toLoginProps, {
    open: ['identifier', 'password'],
    rowsOf: withFailure(
      ...([
        loginModel,
        'resolve login',
        'is refused too often',
        'too many username tries',
      ] as const),
    ),
  }),
  toSocialProps: tested(socialSignInModel, toSocialProps),
  toSignUpProps: tested(signUpModel, toSignUpProps, {
    open: ['values'],
    rowsOf: withInputs(
      withFailure(signUpModel, 'create identity', 'finds the email invalid', 'invalid email'),
      {
        'a stricter policy': {
          ...{ draft: null, identity: null, returnTo: null, minPasswordLength: 12 },
        },
      },
    ),
  }),
  arrivalOf: tested(sessionModel, arrivalOf, { large: true }),
  greetedNameOf: tested(sessionModel, greetedNameOf, { large: true, rowsOf: sessions }),
  accountOf: tested(sessionModel, accountOf, { large: true, rowsOf: sessions }),
  toForgotPasswordProps: tested(forgotPasswordModel, toForgotPasswordProps, {
    open: ['email', 'secondsLeft'],
    rowsOf: resets,
  }),
  toPasswordProps: tested(forgotPasswordModel, toPasswordProps, {
    open: ['email'],
    rowsOf: withInputs(resets, { 'a member': { email: 'maya@lindqvist.example' } }),
  }),
  toVerifyEmailProps: tested(verifyEmailModel, toVerifyEmailProps, {
    large: true,
    open: ['email', 'checksDone', 'checksTotal', 'resend.secondsLeft'],
  }),
  endOf: tested(verifyEmailModel, endOf, { large: true }),
  toFullSiteProps: tested(fullSiteModel, toFullSiteProps),
  toLandingProps: tested(landingModel, toLandingProps),
  toMissingChunkProps: tested(missingChunkModel, toMissingChunkProps),
  toReportProps: tested(reportIssueModel, toReportProps, { open: ['description'] }),
  toContactProps: tested(copyEmailModel, toContactProps),
  toThemeProps: tested(themeModel, toThemeProps),
  toDeletionProps: tested(deleteAccountModel, toDeletionProps, { open: ['step.password'] }),
  toPasswordRemovedProps: tested(passwordRemovedModel, toPasswordRemovedProps),
  toPictureProps: tested(pictureModel, withPicture, { open: cropped, rowsOf: ofSquares }),
  'toPictureProps without a stored picture': tested(pictureModel, withoutPicture, {
    open: cropped,
  }),
  'toPictureProps of a picture that is not shown': tested(pictureModel, withoutShownPicture, {
    open: cropped,
  }),
  'toPictureProps after the form has ended': tested(pictureModel, afterTheForm),
  toLocationProps: tested(locationModel, withLisbon),
  'toLocationProps of an unreadable address': tested(locationModel, withUnreadablePlace),
  'toLocationProps after the form has ended': tested(locationModel, lisbonAfterTheForm),
  toProfileFormProps: tested(profileFormModel, toProfileFormProps, {
    open: ['values', 'unreadable'],
    large: true,
  }),
  toPreferencesProps: tested(interestsModel, toPreferencesProps, {
    open: ['selected', 'texts', 'names'],
    large: true,
    rowsOf: withInputs(interestsModel, {
      'a former interest': { mode: 'choosing', stored: ['Falconry'], version: null, draft: null },
    }),
  }),
}
