import { type AnyModel, explore, type Graph, modelOf } from 'statewalk'
import { expect, test } from 'vitest'
import { deleteAccountModel } from '../../machines/delete-account/delete-account-model.ts'
import { forgotPasswordModel } from '../../machines/forgot-password/forgot-password-model.ts'
import { interestsModel } from '../../machines/interests/interests-model.ts'
import { landingModel } from '../../machines/landing/landing-model.ts'
import { loginModel } from '../../machines/login/login-model.ts'
import type { IdentitySnapshot } from '../../machines/member.ts'
import type { Page } from '../../machines/paths.ts'
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
import { reducedEntry } from '../../machines/system/reduced-entries.ts'
import { reducedForm } from '../../machines/system/reduced-form.ts'
import {
  type ReducedInput,
  reducedSettings,
  reducedStaticPage,
} from '../../machines/system/reduced-pages.ts'
import { reducedVerification } from '../../machines/system/reduced-verification.ts'
import { successes } from '../../machines/system/system-children.ts'
import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'
import { addressees, isOutgoing, labelsOf, notAdmitted } from './support/reduction.ts'

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
  ...reduction(reducedEntry, { ...visitorAt(page), identity }),
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
    'of the member': { type: 'session opened', uid: verifiedIdentity.uid, member: settledMember },
    'of another member': { type: 'session opened', uid: otherIdentity.uid, member: settledMember },
  },
  'member changed': {
    'to another member': { type: 'member changed', identity: otherIdentity },
    'to signed out': { type: 'member changed', identity: null },
  },
}

const forms: readonly [string, AnyModel, AnyModel][] = [
  [
    'the first interests',
    only(interestsModel, 'a new member'),
    reduction(reducedForm, inputFor('/preferences')),
  ],
  [
    'the interests',
    only(interestsModel, 'a member with interests'),
    reduction(reducedForm, inputFor('/update-preferences')),
  ],
  [
    'the interests with a draft',
    only(interestsModel, 'a member with a draft'),
    reduction(reducedForm, inputFor('/update-preferences', true)),
  ],
]

const profileForms: readonly [string, AnyModel, AnyModel][] = [
  [
    'the completion of the profile',
    only(profileFormModel, 'a new member'),
    reduction(reducedForm, inputFor('/profile-completion')),
  ],
  [
    'the profile form',
    only(profileFormModel, 'a member who edits'),
    reduction(reducedForm, inputFor('/edit-profile')),
  ],
  [
    'the profile form with a draft',
    only(profileFormModel, 'a member with a draft'),
    reduction(reducedForm, inputFor('/edit-profile', true)),
  ],
]

const staticPage = (page: Page): AnyModel => ({
  ...reduction(reducedStaticPage, inputFor(page)),
  internal: ['fault met'],
})

const others: readonly [string, AnyModel, AnyModel][] = [
  ['the settings', withDeletion, reduction(reducedSettings, inputFor('/settings'))],
  ['the landing page', { ...landingModel, addressees }, staticPage('/')],
  ['the profile', { ...staticPageModel, addressees }, staticPage('/profile')],
  [
    'the forgotten password',
    { ...forgotPasswordModel, addressees },
    staticPage('/forgot-password'),
  ],
]

const visitors: readonly [string, AnyModel, AnyModel][] = [
  ['the login', alone(loginModel), entryOf('/login')],
  ['the sign-up', alone(only(signUpModel, 'a stored draft')), entryOf('/signup')],
  [
    'the sign-up with an email to correct',
    alone(only(signUpModel, 'an email to correct')),
    entryOf('/signup', unverifiedIdentity),
  ],
  ['the sign-in with Google or Apple', socialSignInModel, entryOf('/login')],
  [
    'the verification',
    { ...verifyEmailModel, addressees },
    { ...reduction(reducedVerification, visitorAt('/verify-email')), events: answersToPage },
  ],
]

const graphs = new Map<AnyModel, Graph>()

/** The graph of a page, which is explored once. */
const graphOf = (model: AnyModel): Graph => {
  const graph = graphs.get(model) ?? explore(model)
  graphs.set(model, graph)
  return graph
}

test.each([...forms, ...profileForms, ...others, ...visitors])(
  '%s: the page sends nothing that its reduction does not send',
  (_name, model, reduced) => {
    expect(notAdmitted(graphOf(model), explore(reduced))).toEqual([])
  },
)

test.each([
  ['the login', loginModel],
  ['the settings', withDeletion],
])('no message of %s carries what was typed as a password', (_name, model) => {
  const messages = graphOf(model).edges.flatMap(({ step }) => step.messages.filter(isOutgoing))
  expect(messages.length).toBeGreaterThan(0)
  expect(messages.filter(({ event }) => JSON.stringify(event).includes('sweet-pea'))).toEqual([])
})

test.each([
  ['the forms together do', [...forms, ...profileForms]],
  ['the settings do', others.slice(0, 1)],
  ['/login and /signup together do', visitors.slice(0, -1)],
  ['/verify-email does', visitors.slice(-1)],
])('%s everything that their reduction does', (_name, pages) => {
  const done = new Set(pages.flatMap(([, model]) => labelsOf(graphOf(model))))
  const reduced = pages.flatMap(([, , model]) => labelsOf(explore(model)))
  expect(reduced.filter((label) => !done.has(label))).toEqual([])
})
