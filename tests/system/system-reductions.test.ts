import { type AnyModel, explore, type Graph, modelOf } from 'statewalk'
import { expect, test } from 'vitest'
import { deleteAccountModel } from '../../machines/delete-account/delete-account-model.ts'
import { forgotPasswordModel } from '../../machines/forgot-password/forgot-password-model.ts'
import { interestsModel } from '../../machines/interests/interests-model.ts'
import { landingModel } from '../../machines/landing/landing-model.ts'
import { loginModel } from '../../machines/login/login-model.ts'
import type { IdentitySnapshot } from '../../machines/member.ts'
import { onboardingSteps } from '../../machines/onboarding/onboarding-steps.ts'
import { type Page, pagePaths } from '../../machines/paths.ts'
import { profileFormModel } from '../../machines/profile-form/profile-form-model.ts'
import {
  otherIdentity,
  settledMember,
  unverifiedIdentity,
  verifiedIdentity,
} from '../../machines/samples.ts'
import { settingsModel } from '../../machines/settings/settings-model.ts'
import { signUpModel } from '../../machines/sign-up/sign-up-model.ts'
import { socialSignInModel } from '../../machines/social-sign-in/social-sign-in-model.ts'
import { staticPageModel } from '../../machines/static-page/static-page-model.ts'
import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'
import type { ReducedInput } from './reduced-pages.ts'
import { addressees, isOutgoing, labelsOf, notAdmitted } from './reduction.ts'
import { reductions, successes } from './system-children.ts'

/*
 * The systems explore reductions instead of the pages. Every sequence of messages that a page's machine can send is one
 * that its reduction can send too, in the same steps; so a rule that holds with the reduction holds with the page. For
 * /login and /signup, this is shown as long as one sign-in runs at a time: with the form, or with Google or Apple. The
 * picture, the location and the issue report are stubs that send what the real machines send, at any time.
 */

const inputFor = (page: Page, hasDraft = false): ReducedInput => ({
  page,
  hasDraft,
  location: { returnTo: null, email: null },
  identity: verifiedIdentity,
  member: settledMember,
})

const reduction = (machine: AnyModel['machine'], input: ReducedInput): AnyModel =>
  modelOf({
    machine,
    question: 'What does the page send to others?',
    inputs: { 'a page': input },
    outcomes: {},
    addressees,
    systemId: 'page',
  })

const only = (model: AnyModel, input: string): AnyModel => ({
  ...model,
  inputs: { [input]: model.inputs[input] },
})

/* The settings with the real deletion of the account. The report of an issue is a stub that opens and closes its dialog. */
const withDeletion: AnyModel = {
  ...settingsModel,
  addressees,
  inputs: {
    ...settingsModel.inputs,
    'an unfinished deletion': { ...settingsModel.inputs['a member'], unfinished: 'record' },
  },
  outcomes: {
    reportIssue: settingsModel.outcomes.reportIssue ?? {},
    copyEmail: {},
    changePassword: {},
  },
  children: { deleteAccount: deleteAccountModel },
  internal: ['dialog opened', 'dialog closed'],
}

const visitorAt = (page: Page): ReducedInput => ({
  ...inputFor(page),
  location: { returnTo: null, email: unverifiedIdentity.email },
  identity: null,
  member: null,
})

/* A model of /login or /signup without the sign-in of the child machine, so that one sign-in runs at a time. */
const alone = (model: AnyModel): AnyModel => ({
  ...model,
  outcomes: { ...model.outcomes, social: {} },
})

const entryOf = (page: Page, identity: IdentitySnapshot | null = null): AnyModel => ({
  ...reduction(reductions[page].logic, { ...visitorAt(page), identity }),
  addressees: [...addressees, 'tab'],
  events: {
    'session opened': answersToPage['session opened'],
    'sign-in succeeded': Object.fromEntries(
      Object.entries(successes).map(([name, success]) => [
        name,
        { type: 'sign-in succeeded', ...success },
      ]),
    ),
  },
})

const answersToPage = {
  'session opened': {
    'of the member': { type: 'session opened', member: settledMember },
  },
  'member changed': {
    'to another member': { type: 'member changed', identity: otherIdentity },
    'to the same member': { type: 'member changed', identity: verifiedIdentity },
    'to signed out': { type: 'member changed', identity: null },
  },
  'session ended': {
    'with the verification': { type: 'session ended', reason: 'verification finished elsewhere' },
    'with the identity': { type: 'session ended', reason: 'identity gone' },
    'by another sign-up': { type: 'session ended', reason: 'replaced by another sign-in' },
  },
}

/* A page's machine and the reduction that it is compared with. */
type Comparison = { name: string; model: AnyModel; reduced: AnyModel }

const form = (page: Page, name: string, model: AnyModel, hasDraft = false): Comparison => ({
  name,
  model,
  reduced: {
    ...reduction(reductions[page].logic, inputFor(page, hasDraft)),
    events: {
      'page left': {
        'for another page': { type: 'page left', isLeft: true },
        'and opened again': { type: 'page left', isLeft: false },
      },
    },
  },
})

const staticPage = (page: Page, model: AnyModel): Comparison => ({
  name: page,
  model: { ...model, addressees },
  reduced: { ...reduction(reductions[page].logic, inputFor(page)), internal: ['fault met'] },
})

/* What each page does. A page whose machine is compared with nothing is an empty list, which a test refuses. */
const comparisons: Readonly<Record<Page, readonly Comparison[]>> = {
  '/': [staticPage('/', landingModel)],
  '/login': [
    { name: 'with a password', model: alone(loginModel), reduced: entryOf('/login') },
    { name: 'with Google or Apple', model: socialSignInModel, reduced: entryOf('/login') },
  ],
  '/signup': [
    {
      name: 'with a stored draft',
      model: alone(only(signUpModel, 'a stored draft')),
      reduced: entryOf('/signup'),
    },
    {
      name: 'with an email to correct',
      model: alone(only(signUpModel, 'an email to correct')),
      reduced: entryOf('/signup', unverifiedIdentity),
    },
  ],
  '/forgot-password': [staticPage('/forgot-password', forgotPasswordModel)],
  '/verify-email': [
    {
      name: 'a pending verification',
      model: { ...verifyEmailModel, addressees },
      reduced: {
        ...reduction(reductions['/verify-email'].logic, visitorAt('/verify-email')),
        events: answersToPage,
      },
    },
  ],
  '/profile-completion': [
    form('/profile-completion', 'of a new member', only(profileFormModel, 'a new member')),
  ],
  '/preferences': [form('/preferences', 'of a new member', only(interestsModel, 'a new member'))],
  '/profile': [staticPage('/profile', staticPageModel)],
  '/edit-profile': [
    form('/edit-profile', 'of a member', only(profileFormModel, 'a member who edits')),
    form('/edit-profile', 'with a draft', only(profileFormModel, 'a member with a draft'), true),
  ],
  '/update-preferences': [
    form('/update-preferences', 'of a member', only(interestsModel, 'a member with interests')),
    form(
      '/update-preferences',
      'with a draft',
      only(interestsModel, 'a member with a draft'),
      true,
    ),
  ],
  '/settings': [
    {
      name: 'with the deletion of the account',
      model: withDeletion,
      reduced: reduction(reductions['/settings'].logic, inputFor('/settings')),
    },
  ],
}

const compared = pagePaths.flatMap((page) =>
  comparisons[page].map(({ name, ...comparison }) => ({
    ...comparison,
    page,
    name: `${page} ${name}`,
  })),
)

const graphs = new Map<AnyModel, Graph>()

/** The graph of a page, which is explored once. */
const graphOf = (model: AnyModel): Graph => {
  const graph = graphs.get(model) ?? explore(model)
  graphs.set(model, graph)
  return graph
}

test('every page is compared with its reduction', () => {
  expect(pagePaths.filter((page) => comparisons[page].length === 0)).toEqual([])
})

test.each(compared)(
  '$name: the page sends nothing that its reduction does not send',
  ({ model, reduced }) => {
    expect(notAdmitted(graphOf(model), explore(reduced))).toEqual([])
  },
)

test.each(onboardingSteps)('$page completes its step of the onboarding', ({ page }) => {
  const ofPage = compared.filter((each) => each.page === page)
  const labels = ofPage.flatMap(({ model }) => labelsOf(graphOf(model)))
  expect(labels.some((label) => label.includes(`onboarding: completed ${page}`))).toBe(true)
})

test.each([
  ['the login', loginModel],
  ['the settings', withDeletion],
])('no message of %s carries what was typed as a password', (_name, model) => {
  const messages = graphOf(model).edges.flatMap(({ step }) => step.messages.filter(isOutgoing))
  expect(messages.length).toBeGreaterThan(0)
  expect(messages.filter(({ event }) => JSON.stringify(event).includes('sweet-pea'))).toEqual([])
})

test.each([...new Set(pagePaths.map((page) => reductions[page].logic))].map((logic) => logic.id))(
  'the pages of the reduction %s together do everything that it does',
  (id) => {
    const ofReduction = compared.filter(({ page }) => reductions[page].logic.id === id)
    const done = new Set(ofReduction.flatMap(({ model }) => labelsOf(graphOf(model))))
    const reduced = ofReduction.flatMap((each) => labelsOf(explore(each.reduced)))
    expect(reduced.filter((label) => !done.has(label))).toEqual([])
  },
)
