import { assign, sendTo, setup, stopChild } from 'xstate'
import { isMember, runsGuardsAgain } from '../app/access.ts'
import { appMachine } from '../app/app-machine.ts'
import { historyChangeFor } from '../app/history-change.ts'
import { type NavigationRequest, type Page, sameOriginPath } from '../paths.ts'
import {
  accessOf,
  actorsOf,
  appOf,
  type Change,
  type Emitted,
  here,
  isFree,
  isSessionNew,
  keyOf,
  performed,
  stepsOf,
  type TabContext,
  type TabInput,
} from './tab-context.ts'

/**
 * A tab of a browser around the root, as far as the system needs it: the history, the router and the guards. It performs
 * what the root emits, and decides with the functions that `src/app/navigation` uses. What the router does by itself, in
 * a microtask after the cascade of messages, is an urgent event of the model.
 */
export const tabMachine = setup({
  types: {
    input: {} as TabInput,
    context: {} as TabContext,
    events: {} as
      | Emitted
      | { type: 'link followed'; to: Page }
      | { type: 'back pressed' }
      | { type: 'forward pressed' }
      | { type: 'logout chosen' }
      | { type: 'reloaded' }
      | { type: 'document loaded' }
      | { type: 'attempt answered' }
      | { type: 'session observed' }
      | { type: 'guard passed' }
      | { type: 'page opened' },
    children: {} as { app: 'app' },
  },
  actors: { app: appMachine },
  guards: {
    // Also behind a modal dialog, where focus from the bars of the browser reaches the links.
    'leads elsewhere': ({ context }, { to }: { to: Page }) =>
      isFree(context) && here(context).page !== to,
    'has a previous entry': ({ context }) => isFree(context) && context.index > 0,
    'is not the first entry': ({ context }) => context.index > 0,
    'has a next entry': ({ context }) =>
      isFree(context) && context.index < context.entries.length - 1,
    'shows a member': ({ context }) => actorsOf(context).session.hasTag('signed in'),
    'session has changed': ({ context }) => isSessionNew(context),
    'guards run again': ({ context }) =>
      isSessionNew(context) && runsGuardsAgain(context.wasMember, actorsOf(context).session),
    'is free': ({ context }) => isFree(context),
    'is attempted': ({ context }) => context.attempt !== null,
    'is allowed': ({ context }) =>
      context.attempt !== null && actorsOf(context).blocker.context.answer === 'allowed',
    'page may open': ({ context }) => accessOf(context) === 'open',
    'is redirected': ({ context }) => !['open', 'unknown'].includes(accessOf(context)),
    'steps through the history': (_, { kind }: { kind: string }) => kind === 'go',
    'page is open': ({ context }) => {
      const { host } = actorsOf(context)
      return host.context.requested?.key === keyOf(here(context)) && !host.hasTag('opening')
    },
  },
  actions: {
    'open site': assign({
      app: ({ context: { stored, deletion }, spawn }) =>
        spawn('app', { id: 'app', systemId: 'app', input: { stored, deletion, theme: 'system' } }),
      wasMember: undefined,
      attempt: null,
    }),
    /** The only function that runs for real: it passes on what the root emits. */
    'perform requests': ({ context, self }) => {
      for (const type of ['navigate', 'go back', 'resume navigation'] as const)
        appOf(context).on(type, (event) => self.send(event))
    },
    'close site': stopChild('app'),
    'forget site': assign({ app: null }),
    // The session mirrors the storage.
    'read storage': assign(({ context }) => {
      const { stored, deletion } = actorsOf(context).session.context
      return { stored, deletion }
    }),
    'observe session': assign(({ context }) => ({
      wasMember: isMember(actorsOf(context).session),
    })),
    'attempt push': assign((_, { to }: { to: Page }) => ({
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
      const { page } = here(context)
      const email = actorsOf(context).session.context.stored.tempUserEmail
      const change = historyChangeFor(request, { path: page, href: page }, email)
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
      const state = to === '/login' ? { returnTo: here(context).page } : {}
      return performed(context, { kind: 'replace', href: to, state })
    }),
    'request logout': sendTo('app', {
      type: 'navigation attempted',
      navigation: { kind: 'logout' },
    }),
    'request page': sendTo('app', ({ context }) => {
      const { page, returnTo, email } = here(context)
      return {
        type: 'page requested' as const,
        page,
        key: keyOf(here(context)),
        location: { returnTo: sameOriginPath(returnTo), email },
      }
    }),
    'enter route': sendTo('app', ({ context }) => ({
      type: 'route entered' as const,
      key: keyOf(here(context)),
    })),
  },
}).createMachine({
  id: 'tab',
  context: ({ input: { url, isHasty = false, ...input } }) => ({
    ...input,
    app: null,
    entries: [{ page: url, returnTo: null, email: null }],
    index: 0,
    attempt: null,
    wasMember: undefined,
    isHasty,
    isLoading: true,
  }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'document loaded': { target: 'open', actions: ['open site', 'perform requests'] },
      },
    },
    open: {
      initial: 'guarding',
      on: {
        'link followed': {
          guard: { type: 'leads elsewhere', params: ({ event }) => event },
          actions: [
            { type: 'attempt push', params: ({ event }) => event },
            'ask navigation blocker',
          ],
        },
        'back pressed': {
          guard: 'has a previous entry',
          actions: [{ type: 'attempt steps', params: { steps: -1 } }, 'ask navigation blocker'],
        },
        'forward pressed': {
          guard: 'has a next entry',
          actions: [{ type: 'attempt steps', params: { steps: 1 } }, 'ask navigation blocker'],
        },
        'attempt answered': [
          { guard: 'is allowed', target: '.guarding', actions: 'perform attempt' },
          { guard: 'is attempted', actions: 'forget attempt' },
        ],
        'logout chosen': { guard: 'shows a member', actions: 'request logout' },
        reloaded: {
          guard: 'is free',
          target: 'closed',
          actions: ['read storage', 'close site', 'forget site'],
        },
        navigate: {
          target: '.guarding',
          actions: { type: 'perform request', params: ({ event }) => event },
        },
        'go back': [
          {
            guard: 'is not the first entry',
            actions: [{ type: 'attempt steps', params: { steps: -1 } }, 'ask navigation blocker'],
          },
          {
            target: '.guarding',
            actions: { type: 'go to fallback', params: ({ event }) => event },
          },
        ],
        'resume navigation': [
          {
            guard: {
              type: 'steps through the history',
              params: ({ event }) => event.navigation,
            },
            actions: [
              { type: 'attempt steps', params: ({ event }) => stepsOf(event.navigation) },
              'ask navigation blocker',
            ],
          },
          {
            target: '.guarding',
            actions: { type: 'perform navigation', params: ({ event }) => event },
          },
        ],
        'session observed': [
          { guard: 'guards run again', target: '.guarding', actions: 'observe session' },
          { guard: 'session has changed', actions: 'observe session' },
        ],
      },
      states: {
        guarding: {
          entry: { type: 'set loading', params: { isLoading: true } },
          on: {
            'guard passed': [
              { guard: 'page may open', target: 'requesting', actions: 'request page' },
              { guard: 'is redirected', actions: 'follow redirect' },
            ],
          },
        },
        requesting: {
          on: { 'page opened': { guard: 'page is open', target: 'idle', actions: 'enter route' } },
        },
        idle: { entry: { type: 'set loading', params: { isLoading: false } } },
      },
    },
  },
})
