import { assign, emit, sendTo, setup, stopChild } from 'xstate'
import { signIns } from '../../machines/addresses.ts'
import { isMember, runsGuardsAgain } from '../../machines/app/access.ts'
import { appMachine } from '../../machines/app/app-machine.ts'
import { historyChangeFor, returnStateOf } from '../../machines/app/history-change.ts'
import { pageKey } from '../../machines/page-host/page-request.ts'
import { type NavigationRequest, type Page, sameOriginPath } from '../../machines/paths.ts'
import type { SignInOfPage } from './reduced-entries.ts'
import {
  abandonedSignIns,
  accessOf,
  actorsOf,
  appOf,
  type Change,
  type Emitted,
  here,
  isFree,
  isRunning,
  isSessionNew,
  keyOf,
  pathOf,
  performed,
  type TabContext,
  type TabInput,
} from './tab-context.ts'

/** A guard that reads the running site. */
const whileRunning =
  (holds: (context: TabContext) => boolean) =>
  ({ context }: { context: TabContext }): boolean =>
    isRunning(context) && holds(context)

/** The types, guards and actions of the tab machine. */
export const tabSetup = setup({
  types: {
    input: {} as TabInput,
    context: {} as TabContext,
    events: {} as
      | Emitted
      | SignInOfPage
      | { type: 'link followed'; to: string }
      | { type: 'back pressed' }
      | { type: 'forward pressed' }
      | { type: 'logout chosen' }
      | { type: 'reloaded' }
      | { type: 'document loaded' }
      | { type: 'attempt answered' }
      | { type: 'session observed' }
      | { type: 'guard passed' }
      | { type: 'page opened' }
      | { type: 'route loaded' }
      | { type: 'attempt aborted' }
      | { type: 'crash observed' },
    emitted: {} as Emitted,
    children: {} as { app: 'app' },
  },
  actors: { app: appMachine },
  guards: {
    // Also behind a modal dialog, where focus from the bars of the browser reaches the links.
    'leads elsewhere': ({ context }, { to }: { to: string }) =>
      isRunning(context) && isFree(context) && pathOf(here(context)) !== to,
    'has a previous entry': ({ context }) => isFree(context) && context.index > 0,
    'is not the first entry': ({ context }) => context.index > 0,
    'has a next entry': ({ context }) =>
      isFree(context) && context.index < context.entries.length - 1,
    'shows a member': whileRunning((context) => actorsOf(context).session.hasTag('signed in')),
    'session has changed': whileRunning(isSessionNew),
    'guards run again': whileRunning(
      (context) =>
        isSessionNew(context) && runsGuardsAgain(context.wasMember, actorsOf(context).session),
    ),
    'is free': ({ context }) => isFree(context),
    'is attempted': ({ context }) => context.attempt !== null,
    'is allowed': whileRunning(
      (context) =>
        context.attempt !== null && actorsOf(context).blocker.context.answer === 'allowed',
    ),
    'is unknown': ({ context }) => here(context).page === null,
    'page may open': whileRunning((context) => accessOf(context) === 'open'),
    'is redirected': whileRunning((context) => !['open', 'unknown'].includes(accessOf(context))),
    'steps through the history': (_, { kind }: { kind: string }) => kind === 'go',
    'page is open': whileRunning((context) => {
      const { host } = actorsOf(context)
      return host.context.requested?.key === keyOf(here(context)) && !host.hasTag('opening')
    }),
    'has crashed': ({ context }) => !isRunning(context),
    'is running': ({ context }) => isRunning(context),
    'a sign-in is abandoned': whileRunning((context) => abandonedSignIns(context) > 0),
  },
  actions: {
    'open site': assign({
      app: ({ context: { stored, deletion }, spawn }) =>
        spawn('app', { id: 'app', systemId: 'app', input: { stored, deletion, theme: 'system' } }),
      wasMember: undefined,
      entered: null,
      attempt: null,
      signIns: 0,
    }),
    /** The only function that runs for real: it passes on what the root emits. */
    'perform requests': ({ context, self }) => {
      for (const type of ['notice', 'navigate', 'go back', 'resume navigation'] as const)
        appOf(context).on(type, (event) => self.send(event))
    },
    'emit again': emit((_, event: Emitted) => event),
    'close site': stopChild('app'),
    'forget site': assign({ app: null }),
    // The session mirrors the storage.
    'read storage': assign(({ context }) => {
      if (!isRunning(context)) return {}
      const { stored, deletion } = actorsOf(context).session.context
      return { stored, deletion }
    }),
    'observe session': assign(({ context }) => ({
      wasMember: isMember(actorsOf(context).session),
    })),
    'attempt push': assign((_, { to }: { to: string }) => ({
      attempt: { kind: 'push' as const, href: to, state: {} },
    })),
    'attempt steps': assign((_, { steps }: { steps: number }) => ({
      attempt: { kind: 'go' as const, steps },
    })),
    'ask navigation blocker': sendTo('app', ({ context }) => {
      if (!context.attempt) throw new Error('tab: nothing is attempted')
      return { type: 'navigation attempted' as const, navigation: context.attempt }
    }),
    'perform attempt': assign(({ context }) =>
      context.attempt
        ? { ...performed(context, context.attempt), attempt: null }
        : { attempt: null },
    ),
    'set loading': assign((_, { isLoading }: { isLoading: boolean }) => ({ isLoading })),
    'forget attempt': assign({ attempt: null }),
    'perform navigation': assign(({ context }, { navigation }: { navigation: Change }) =>
      performed(context, navigation),
    ),
    'perform request': assign(({ context }, request: NavigationRequest) => {
      const path = pathOf(here(context))
      const session = actorsOf(context).session.context
      const change = historyChangeFor(request, { path, href: path }, session)
      return performed(
        context,
        change.kind === 'back'
          ? { kind: 'go', steps: -1 }
          : { kind: change.kind, href: request.to, state: change.state },
      )
    }),
    'go to fallback': assign(({ context }, { fallback }: { fallback: Page }) =>
      performed(context, { kind: 'replace', href: fallback, state: {} }),
    ),
    'follow redirect': assign(({ context }) => {
      const to = accessOf(context)
      const { session } = actorsOf(context)
      const state = to === '/login' ? returnStateOf(pathOf(here(context)), session.context) : {}
      return performed(context, { kind: 'replace', href: to, state })
    }),
    'request logout': sendTo('app', {
      type: 'navigation attempted',
      navigation: { kind: 'logout' },
    }),
    'request page': sendTo('app', ({ context }) => {
      const { page, returnTo, returnOwner, email } = here(context)
      const path = sameOriginPath(returnTo)
      if (page === null) throw new Error('tab: an unknown path has no page')
      return {
        type: 'page requested' as const,
        page,
        key: pageKey(page, { email }),
        location: { returnTo: path && { path, owner: returnOwner }, email },
      }
    }),
    'set entered': assign(({ context }) => ({ entered: keyOf(here(context)) })),
    'enter route': sendTo('app', ({ context }) => ({
      type: 'route entered' as const,
      key: keyOf(here(context)),
    })),
    'count start': assign(({ context }) => ({ signIns: context.signIns + 1 })),
    'count end': assign(({ context }) => ({ signIns: context.signIns - 1 })),
    'send sign-in ended': sendTo(signIns, { type: 'sign-in ended' }),
  },
})
