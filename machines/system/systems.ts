import type { AnsweringService, AnyModel } from 'statewalk'
import { appModel } from '../app/app-model.ts'
import { modelOf } from '../model-of.ts'
import { navigationBlockerModel } from '../navigation-blocker/navigation-blocker-model.ts'
import { onboardingModel } from '../onboarding/onboarding-model.ts'
import { pageHostModel } from '../page-host/page-host-model.ts'
import { passwordRemovedModel } from '../password-removed/password-removed-model.ts'
import type { Page } from '../paths.ts'
import { newMember, otherIdentity, settledMember, verifiedIdentity } from '../samples.ts'
import { signedInEntries } from '../session/session-entries.ts'
import { signInsModel } from '../sign-ins/sign-ins-model.ts'
import { themeModel } from '../theme/theme-model.ts'
import {
  heard,
  loaded,
  opened,
  otherMember,
  pageModels,
  restored,
  sessionOf,
} from './system-children.ts'
import { systemRules } from './system-rules.ts'
import { actorsOf, here, type TabInput } from './tab-context.ts'
import { tabMachine } from './tab-machine.ts'

type System = {
  question: string
  inputs: Readonly<Record<string, TabInput>>
  /** The pages to which links lead. */
  links: readonly Page[]
  /** How the services of the session end, if not as usual. */
  session?: AnyModel['outcomes']
  /** Whether a page can open with a stored draft, or fail to load. */
  loads?: readonly ('with a draft' | 'is missing')[]
}

const systemOf = ({ question, inputs, links, session, loads = [] }: System) =>
  modelOf({
    machine: tabMachine,
    question,
    inputs,
    events: {
      'link followed': Object.fromEntries(
        links.map((to) => [`to ${to}`, { type: 'link followed' as const, to }]),
      ),
    },
    outcomes: {},
    internal: ['navigate', 'go back', 'resume navigation'],
    urgent: [
      'document loaded',
      'attempt answered',
      'session observed',
      'guard passed',
      'page opened',
    ],
    runs: ['perform requests'],
    rules: { 'context is plain JSON': false, 'every transition can be taken': false },
    project: ({ app, stored, deletion, entries, index, attempt, wasMember }) => [
      entries,
      index,
      attempt,
      wasMember,
      app === null && [stored.userId, stored.isLoggedIn, stored.tempUserEmail, deletion],
    ],
    children: {
      app: heard(appModel, {
        outcomes: {},
        // Only the input of the children.
        project: () => null,
        children: {
          onboarding: heard(onboardingModel),
          passwordRemoved: heard(passwordRemovedModel),
          theme: heard(themeModel),
          navigationBlocker: heard(navigationBlockerModel),
          signIns: heard(signInsModel, { outcomes: { channel: {}, 'read identity': {} } }),
          session: sessionOf(session),
          pageHost: heard(pageHostModel, {
            outcomes: {
              'load page': {
                'is loaded': {
                  resolves: (_: number, { input }: AnsweringService) =>
                    opened(input, { hasDraft: false }),
                },
                ...(loads.includes('with a draft') && {
                  'is loaded with a draft': {
                    resolves: (_: number, { input }: AnsweringService) =>
                      opened(input, { hasDraft: true }),
                  },
                }),
                ...(loads.includes('is missing') && {
                  'is missing': { rejects: { kind: 'unknown' } },
                }),
              },
              missingChunk: {},
            },
            children: pageModels,
            project: ({ requested, next, current, entered, identity, member }) => [
              requested?.key,
              next && [next.key, next.blocks, next.ended],
              current && [current.key, current.blocks, current.ended],
              entered,
              identity?.uid,
              member?._id,
            ],
          }),
        },
      }),
    },
    within: isInteresting,
    invariants: systemRules,
  })

/**
 * Exploration goes no further once the site has settled for the other member or for a visitor: from there on it repeats
 * what the first member, or the system of visitors, shows.
 */
const isInteresting = (context: Parameters<typeof actorsOf>[0]): boolean => {
  if (!context.app) return context.stored.userId === verifiedIdentity.uid
  const { session, host } = actorsOf(context)
  if (session.context.stored.userId === verifiedIdentity.uid) return true
  return context.isLoading && here(context).page !== '/login' && !host.matches('settled')
}

const tomasStored = signedInEntries(otherIdentity, otherMember, 'token-3')
const mayaStored = signedInEntries(verifiedIdentity, settledMember, 'token-1')
const maya = { stored: mayaStored, deletion: null }
const newMemberStored = signedInEntries(verifiedIdentity, newMember, 'token-1')

/** The systems: one for each kind of access, because their product would be too large. */
export const systems = {
  'a form of a member': systemOf({
    question: 'Are changes of a member ever lost, or shown to another?',
    inputs: { 'a member opens the form': { ...maya, url: '/edit-profile' } },
    links: ['/profile', '/edit-profile'],
  }),
  'pages of a member': systemOf({
    question: 'Who sees the page of a member?',
    inputs: { 'a member opens a page in a hurry': { ...maya, url: '/profile', isHasty: true } },
    links: ['/settings'],
    session: {
      'restore identity': {
        ...restored,
        'finds nobody': { resolves: { identity: null, failure: null } },
        fails: { resolves: { identity: null, failure: { kind: 'unreachable' } } },
      },
      'load member': { ...loaded, fails: { rejects: { kind: 'unreachable' } } },
      'watch identity': {},
    },
  }),
  'a deletion': systemOf({
    question: 'Does an unfinished deletion come first?',
    inputs: {
      'a member opens the settings': { ...maya, url: '/settings' },
      'an unfinished deletion': {
        stored: mayaStored,
        deletion: verifiedIdentity.uid,
        url: '/profile',
      },
    },
    links: ['/', '/settings'],
  }),
  'a new member': systemOf({
    question: 'Which step comes next?',
    inputs: {
      'a new member opens the first step': {
        stored: newMemberStored,
        deletion: null,
        url: '/profile-completion',
      },
    },
    links: ['/preferences'],
    loads: ['with a draft'],
    session: {
      storage: {},
      'load member': { 'is loaded': { resolves: newMember } },
    },
  }),
  'a missing chunk': systemOf({
    question: 'What does a page that cannot be loaded leave behind?',
    inputs: { 'a member opens a page': { ...maya, url: '/update-preferences' } },
    links: ['/profile'],
    loads: ['is missing', 'with a draft'],
    session: {
      storage: {
        'has another member': { sends: { type: 'storage changed', stored: tomasStored } },
      },
      'watch identity': {},
    },
  }),
}
