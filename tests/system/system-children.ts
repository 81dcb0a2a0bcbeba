import type { AnyModel } from 'statewalk'
import { type AnsweringService, eventTypesOf } from 'statewalk/internal'
import type { AnyStateMachine } from 'xstate'
import type { IdentitySnapshot, Member } from '../../machines/member.ts'
import { modelOf } from '../../machines/model-of.ts'
import type { LoadRequest } from '../../machines/page-host/page-request.ts'
import type { Page } from '../../machines/paths.ts'
import { otherIdentity, settledMember, verifiedIdentity } from '../../machines/samples.ts'
import { nothingStored } from '../../machines/session/session-entries.ts'
import { sessionModel } from '../../machines/session/session-model.ts'
import type { SignInNotice } from '../../machines/sign-in-answer.ts'
import { reducedEntry } from './reduced-entries.ts'
import { reducedForm } from './reduced-form.ts'
import {
  type ReducedContext,
  type ReducedInput,
  reducedSettings,
  reducedStaticPage,
} from './reduced-pages.ts'
import { reducedVerification } from './reduced-verification.ts'

/** The other member of the browser. */
export const otherMember: Member = {
  ...settledMember,
  _id: 'member-2',
  email: 'tomas@example.test',
}

const memberOf = (identity: IdentitySnapshot | null): Member =>
  identity?.uid === otherIdentity.uid ? otherMember : settledMember

/** A model of a child whose events come from other actors, except for those of a person. */
export const asChild = (
  model: AnyModel,
  changes: Partial<AnyModel> & { events?: AnyModel['events'] } = {},
): AnyModel => {
  const { events = {} } = changes
  return {
    ...model,
    ...changes,
    events,
    internal: eventTypesOf(model.machine).filter((type) => !Object.hasOwn(events, type)),
  }
}

/** A model of the session, whose services answer for the member whom its identity names. */
export const sessionOf = (outcomes: AnyModel['outcomes'] = {}): AnyModel =>
  asChild(sessionModel, {
    events: { 'retry requested': { 'by the member': { type: 'retry requested' } } },
    outcomes: {
      storage: {
        'is cleared by another tab': { sends: { type: 'storage changed', stored: nothingStored } },
      },
      'watch identity': {
        'reports no identity': { sends: { type: 'identity changed', identity: null, token: null } },
        'reports another member': {
          sends: { type: 'identity changed', identity: otherIdentity, token: 'token-3' },
        },
      },
      'watch rejections': {},
      'restore identity': restored,
      'load member': loaded,
      // Nothing depends on it here.
      'sign out identity': {},
      ...outcomes,
    },
    children: {},
  })

/** The backend answers for the member whom the session’s identity names. */
export const loaded = {
  'is loaded': {
    resolves: (_: number, { context }: AnsweringService) => memberOf(identityIn(context)),
  },
}

/** The browser still has the identity of the stored session. */
export const restored = {
  'finds the member': {
    resolves: (_: number, { input }: AnsweringService) => ({
      identity: identityOf(input),
      failure: null,
    }),
  },
}

const identityOf = (input: unknown): IdentitySnapshot => {
  const { expected } = input as { expected: string | null }
  return expected === otherIdentity.uid ? otherIdentity : verifiedIdentity
}

const identityIn = (context: unknown): IdentitySnapshot | null =>
  (context as { identity: IdentitySnapshot | null }).identity

/** The sign-in of a visitor, which the backend accepts or does not answer. */
export const signedIn = {
  'fetch token': { 'is fetched': { resolves: { token: 'token-1' } } },
  'log in to backend': {
    'is accepted': answered(null),
    fails: { rejects: { kind: 'server error' } },
  },
}

/** The same, when the backend has discarded an earlier sign-up. */
export const takenOver = {
  ...signedIn,
  'log in to backend': { 'has discarded an earlier sign-up': answered('password removed') },
}

function answered(notice: SignInNotice | null) {
  return {
    resolves: (_: number, { context }: AnsweringService) => ({
      member: memberOf(identityIn(context)),
      notice,
    }),
  }
}

/** The loader of the pages: null while the page needs the member first, as in `src/app/pages`. */
export const opened = (input: unknown, { hasDraft }: { hasDraft: boolean }) => {
  const request = input as LoadRequest
  const { page, identity, member } = request
  const { logic, needs } = reductions[page]
  if ((needs === 'identity' && !identity) || (needs === 'member' && !member)) return null
  // Without an email in the history, the page reads the stored one.
  const email = request.location.email ?? verifiedIdentity.email
  const location = page === '/verify-email' ? { ...request.location, email } : request.location
  return { logic, input: { ...request, location, hasDraft } satisfies ReducedInput }
}

const staticPage = { logic: reducedStaticPage, needs: 'nothing' } as const
const entry = { logic: reducedEntry, needs: 'nothing' } as const
const form = { logic: reducedForm, needs: 'member' } as const

/** The reduction of each page, and whose data its loader needs before the page opens. */
export const reductions = {
  '/': staticPage,
  '/login': entry,
  '/signup': entry,
  '/forgot-password': staticPage,
  '/verify-email': { logic: reducedVerification, needs: 'nothing' },
  '/profile-completion': form,
  '/preferences': form,
  '/profile': staticPage,
  '/edit-profile': form,
  '/update-preferences': form,
  '/settings': { logic: reducedSettings, needs: 'identity' },
} as const satisfies Record<
  Page,
  { logic: AnyStateMachine; needs: 'nothing' | 'identity' | 'member' }
>

const ofPage = ({ page, identity, location }: ReducedContext) => [page, identity?.uid, location]

const answers = ['session opened', 'session not opened', 'deletion resumed']

/** How a sign-in succeeds, by name. */
export const successes = {
  'as the member': { identity: verifiedIdentity },
  'as another member': { identity: otherIdentity },
}

/**
 * What happens on /login and /signup, and whether a page can crash, a form can crop a picture, and an account can be
 * deleted in the settings and withdrawn on /verify-email.
 */
export type Happens = {
  entering: readonly string[]
  successes: readonly (keyof typeof successes)[]
  crashes: boolean
  crops: boolean
  deletes: boolean
  withdraws: boolean
}

/** The models of the reductions, by the names of their machines. */
export const pageModels = (happens: Happens): Readonly<Record<string, AnyModel>> => ({
  'static page': modelOf({
    machine: reducedStaticPage,
    question: 'What does a page without events send to others?',
    inputs: {},
    outcomes: {},
    internal: happens.crashes ? [] : ['fault met'],
    project: ofPage,
  }),
  form: modelOf({
    machine: reducedForm,
    question: 'What does a form send to others?',
    inputs: {},
    outcomes: {},
    internal: [
      'member changed',
      'page left',
      'leave requested',
      'back pressed',
      ...(happens.crops ? [] : ['crop opened', 'crop confirmed', 'fields changed']),
    ],
    project: (context) => [ofPage(context), context.unsaved, context.isLeft],
  }),
  'settings page': modelOf({
    machine: reducedSettings,
    question: 'What do the settings send to others?',
    inputs: {},
    outcomes: {},
    internal: [
      'back pressed',
      ...(happens.deletes
        ? []
        : [
            'request sent',
            'deletion confirmed',
            'deletion finished',
            'deletion refused',
            'session refused',
          ]),
    ],
    project: ofPage,
  }),
  entry: modelOf({
    machine: reducedEntry,
    question: 'What do /login and /signup send to others?',
    inputs: {},
    events: {
      'sign-in succeeded': Object.fromEntries(
        happens.successes.map((name) => [
          name,
          { type: 'sign-in succeeded' as const, ...successes[name] },
        ]),
      ),
    },
    outcomes: {},
    internal: [
      ...answers,
      ...eventTypesOf(reducedEntry).filter((type) => !happens.entering.includes(type)),
    ],
    project: (context) => [ofPage(context), context.entered],
  }),
  verification: modelOf({
    machine: reducedVerification,
    question: 'What does /verify-email send to others?',
    inputs: {},
    outcomes: {},
    internal: [
      ...answers,
      'member changed',
      'session ended',
      ...(happens.withdraws ? [] : ['withdrawal started', 'withdrawal failed', 'withdrawn']),
    ],
    project: (context) => [ofPage(context), context.isDue],
  }),
})
