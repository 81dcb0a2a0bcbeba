import { type AnyModel, type Edge, explore, type Graph, modelOf } from 'statewalk'
import { describe, expect, test } from 'vitest'
import { deleteAccountModel } from '../../machines/delete-account/delete-account-model.ts'
import { interestsModel } from '../../machines/interests/interests-model.ts'
import { loginModel } from '../../machines/login/login-model.ts'
import type { IdentitySnapshot } from '../../machines/member.ts'
import type { Page } from '../../machines/paths.ts'
import {
  otherIdentity,
  settledMember,
  unverifiedIdentity,
  verifiedIdentity,
} from '../../machines/samples.ts'
import { settingsModel } from '../../machines/settings/settings-model.ts'
import { signUpModel } from '../../machines/sign-up/sign-up-model.ts'
import { socialSignInModel } from '../../machines/social-sign-in/social-sign-in-model.ts'
import { reducedEntry } from '../../machines/system/reduced-entries.ts'
import {
  type ReducedInput,
  reducedForm,
  reducedSettings,
} from '../../machines/system/reduced-pages.ts'
import { reducedVerification } from '../../machines/system/reduced-verification.ts'
import { successes } from '../../machines/system/system-children.ts'
import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'

/*
 * The systems explore reductions instead of the pages. Every sequence of messages that a page's machine can send is one
 * that its reduction can send too, in the same steps; so a rule that holds with the reduction holds with the page. This
 * is shown for the preference screens and /verify-email, and for /login and /signup as long as one sign-in runs at a
 * time: with the form, or with Google or Apple. For the settings, it is shown that they send everything that the
 * reduction sends; for the profile forms, nothing yet: their picture and location change what is unsaved while they save
 * or ask.
 */

const addressees = ['app', 'session', 'onboarding']

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

const withDeletion: AnyModel = {
  ...settingsModel,
  addressees,
  outcomes: { reportIssue: {}, copyEmail: {}, changePassword: {} },
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

describe.each([...forms, ...visitors])('%s', (_name, model, reduced) => {
  const graph = explore(model)

  test('sends nothing that its reduction does not send', () => {
    expect(notAdmitted(graph, explore(reduced))).toEqual([])
  })
})

test.each([
  ['the login', loginModel],
  ['the settings', withDeletion],
])('no message of %s carries what was typed as a password', (_name, model) => {
  const messages = explore(model).edges.flatMap(({ step }) => step.messages.filter(isOutgoing))
  expect(messages.length).toBeGreaterThan(0)
  expect(messages.filter(({ event }) => JSON.stringify(event).includes('sweet-pea'))).toEqual([])
})

test('the interests do everything that the reduction of a form does', () => {
  const done = new Set(forms.flatMap(([, model]) => labelsOf(explore(model))))
  const reduced = forms.flatMap(([, , model]) => labelsOf(explore(model)))
  expect(reduced.filter((label) => !done.has(label))).toEqual([])
})

test('the settings do everything that their reduction does', () => {
  const done = new Set(labelsOf(explore(withDeletion)))
  const reduced = labelsOf(explore(reduction(reducedSettings, inputFor('/settings'))))
  expect(reduced.filter((label) => !done.has(label))).toEqual([])
})

/** What others observe of a step: the message that the page received, those that it sent, and its end. */
type Label = string

const incoming: ReadonlySet<string> = new Set([
  'leave requested',
  'back pressed',
  'session opened',
  'session not opened',
  'deletion resumed',
  'member changed',
])

/* Notices and the offer of a sign-in change no other actor that the systems explore. */
const hidden: ReadonlySet<string> = new Set([
  'notice',
  'notices withdrawn',
  'sign-in offered',
  // Sent by the service of a sign-in.
  'sign-in started',
  'sign-in ended',
])

const isOutgoing = ({ to, event }: { to: string; event: { type: string } }): boolean =>
  [...addressees, 'parent'].includes(to) && !hidden.has(event.type)

const sentIn = ({ step }: Pick<Edge, 'step'>): readonly string[] =>
  step.messages.filter(isOutgoing).map(({ to, event }) => {
    if (event.type === 'navigate') return `${to}: navigate ${event.to}`
    if (event.type !== 'blocking changed') return `${to}: ${event.type}`
    const { navigation, dialog } = event.blocks
    return `blocks ${navigation ? 'navigation' : ''} ${dialog ? 'dialog' : ''}`.trim()
  })

/** Where a page is, and what it has last reported to block: to report it again changes nothing. */
type Place = { at: number; blocks: string }

const observe = (sent: readonly string[], received: string, before: string) => {
  const news: string[] = []
  let blocks = before
  for (const message of sent) {
    if (message !== blocks) news.push(message)
    if (message.startsWith('blocks')) blocks = message
  }
  return { blocks, label: [received, ...news].filter(Boolean).join(' → ') }
}

const stepOf = (graph: Graph, edge: Edge, blocks: string) => {
  const isIncoming =
    edge.move.kind === 'send' && edge.move.to === null && incoming.has(edge.move.event)
  const received = isIncoming && edge.move.kind === 'send' ? `on ${edge.move.event}` : ''
  const ends = graph.configurations[edge.to]?.status === 'done' ? ['ends'] : []
  const { label, blocks: after } = observe([...sentIn(edge), ...ends], received, blocks)
  return { label, to: { at: edge.to, blocks: after } }
}

const startsOf = (graph: Graph): readonly Place[] =>
  graph.starts.map((start) => ({ at: start.to, blocks: observe(sentIn(start), '', '').blocks }))

const keyOf = ({ at, blocks }: Place): string => `${at} ${blocks}`

const distinct = (places: readonly Place[]): readonly Place[] => [
  ...new Map(places.map((place) => [keyOf(place), place])).values(),
]

/** All places that are reached with this label, and with silent steps before and after it. */
const reached = (graph: Graph, from: readonly Place[], label: Label): readonly Place[] =>
  closed(
    graph,
    closed(graph, from).flatMap((place) =>
      (graph.leaving[place.at] ?? [])
        .map((edge) => stepOf(graph, edge, place.blocks))
        .filter((step) => step.label === label)
        .map(({ to }) => to),
    ),
  )

const closed = (graph: Graph, from: readonly Place[]): readonly Place[] => {
  const found = new Map(from.map((place) => [keyOf(place), place]))
  for (const place of found.values())
    for (const edge of graph.leaving[place.at] ?? []) {
      const { label, to } = stepOf(graph, edge, place.blocks)
      if (label === '') found.set(keyOf(to), to)
    }
  return [...found.values()]
}

/** The shortest paths of the page to a step that its reduction cannot make; the first ones are enough. */
function notAdmitted(page: Graph, reduced: Graph): readonly string[] {
  const open = startsOf(page).map((place) => ({ place, by: closed(reduced, startsOf(reduced)) }))
  const known = new Set<string>()
  const broken: string[] = []
  for (const { place, by } of open) {
    const key = `${keyOf(place)} | ${by.map(keyOf).sort().join()}`
    if (known.has(key) || broken.length > 2) continue
    known.add(key)
    for (const edge of page.leaving[place.at] ?? []) {
      const { label, to } = stepOf(page, edge, place.blocks)
      // A reduction may ignore a message that the page ignores too.
      const ignores = /^on [a-z ]+$/.test(label) ? by : []
      const next = label === '' ? by : distinct([...reached(reduced, by, label), ...ignores])
      if (next.length > 0) open.push({ place: to, by: next })
      else {
        const { input = '', moves = [] } = page.configurations[place.at] ?? {}
        broken.push([input, ...moves.map(({ name }) => name), edge.move.name, label].join(' → '))
      }
    }
  }
  return broken
}

/** Everything that the graph does that others observe. */
function labelsOf(graph: Graph): readonly Label[] {
  const labels = new Set<Label>()
  const places = new Map(startsOf(graph).map((place) => [keyOf(place), place]))
  for (const place of places.values())
    for (const edge of graph.leaving[place.at] ?? []) {
      const { label, to } = stepOf(graph, edge, place.blocks)
      if (!label.startsWith('on ') && label !== '') labels.add(label)
      places.set(keyOf(to), to)
    }
  return [...labels]
}
