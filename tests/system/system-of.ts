import type { AnyModel } from 'statewalk'
import type { AnsweringService } from 'statewalk/internal'
import { appModel } from '../../machines/app/app-model.ts'
import { modelOf } from '../../machines/model-of.ts'
import { navigationBlockerModel } from '../../machines/navigation-blocker/navigation-blocker-model.ts'
import { onboardingModel } from '../../machines/onboarding/onboarding-model.ts'
import { pageHostModel } from '../../machines/page-host/page-host-model.ts'
import { passwordRemovedModel } from '../../machines/password-removed/password-removed-model.ts'
import { verifiedIdentity } from '../../machines/samples.ts'
import { signInsModel } from '../../machines/sign-ins/sign-ins-model.ts'
import { themeModel } from '../../machines/theme/theme-model.ts'
import { asChild, type Happens, opened, pageModels, sessionOf } from './system-children.ts'
import { systemRules } from './system-rules.ts'
import { actorsOf, here, isRunning, type TabContext, type TabInput } from './tab-context.ts'
import { tabMachine } from './tab-machine.ts'

type System = {
  question: string
  inputs: Readonly<Record<string, TabInput>>
  /** The pages to which links lead. */
  links: readonly string[]
  /** How the services of the session end, if not as usual. */
  session?: AnyModel['outcomes']
  /** Whether a page can open with a stored draft, or fail to load. */
  loads?: readonly ('with a draft' | 'is missing')[]
  /** What happens on /login and /signup, and whether a page can crash. */
  happens?: Partial<Happens>
  /** Whether the browser may have an identity when a sign-in is offered. */
  identities?: boolean
  /** Whether the member presses the button of the banner about a removed password. */
  banner?: boolean
  /** Where exploration goes on; otherwise until the site has settled for another member or a visitor. */
  within?: (context: TabContext) => boolean
}

/** Creates the model of a system. */
export const systemOf = ({
  question,
  inputs,
  links,
  session,
  loads = [],
  happens = {},
  identities = false,
  banner = false,
  within = isInteresting,
}: System) =>
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
    internal: [
      'notice',
      'navigate',
      'go back',
      'resume navigation',
      'sign-in begun',
      'sign-in over',
    ],
    urgent: [
      'crash observed',
      'attempt aborted',
      'document loaded',
      'attempt answered',
      'session observed',
      'guard passed',
      'page opened',
    ],
    runs: ['perform requests'],
    systemId: 'tab',
    rules: {
      'context is plain JSON': false,
      'every transition can be taken': false,
      'no actor fails unhandled': happens.crashes !== true,
    },
    project: ({ app, stored, deletion, entries, index, attempt, wasMember, signIns }) => [
      entries,
      index,
      attempt,
      wasMember,
      signIns,
      app === null && [stored.userId, stored.isLoggedIn, stored.tempUserEmail, deletion],
    ],
    children: {
      app: asChild(appModel, {
        outcomes: {},
        // Only the input of the children.
        project: () => null,
        children: {
          onboarding: asChild(onboardingModel),
          passwordRemoved: banner
            ? asChild(passwordRemovedModel, {
                events: {
                  'reset email requested': { 'by the member': { type: 'reset email requested' } },
                },
              })
            : asChild(passwordRemovedModel),
          theme: asChild(themeModel),
          navigationBlocker: asChild(navigationBlockerModel),
          signIns: asChild(signInsModel, {
            outcomes: {
              channel: {},
              'read identity': identities
                ? { 'finds an identity': { resolves: verifiedIdentity } }
                : {},
            },
          }),
          session: sessionOf(session),
          pageHost: asChild(pageHostModel, {
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
            children: pageModels({
              entering: [],
              successes: ['as the member'],
              crashes: false,
              crops: false,
              deletes: false,
              withdraws: false,
              ...happens,
            }),
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
    within,
    invariants: systemRules,
  })

/**
 * Exploration goes no further once the site has settled for the other member or for a visitor: from there on it repeats
 * what the first member, or the system of visitors, shows.
 */
const isInteresting = (context: TabContext): boolean => {
  if (!isRunning(context)) return context.stored.userId === verifiedIdentity.uid
  const { session, host } = actorsOf(context)
  if (session.context.stored.userId === verifiedIdentity.uid) return true
  return context.isLoading && here(context).page !== '/login' && !host.matches('settled')
}
