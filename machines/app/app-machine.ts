import { emit, sendTo, setup } from 'xstate'
import { type Failure, failureOf } from '../failure.ts'
import type { NavigationBlockerEvent } from '../navigation-blocker/navigation-blocker-events.ts'
import { navigationBlockerMachine } from '../navigation-blocker/navigation-blocker-machine.ts'
import type { Notice } from '../notices.ts'
import { onboardingMachine } from '../onboarding/onboarding-machine.ts'
import type { PageHostEvent } from '../page-host/page-host-events.ts'
import { pageHostMachine } from '../page-host/page-host-machine.ts'
import { passwordRemovedMachine } from '../password-removed/password-removed-machine.ts'
import type { StoredSession, Theme } from '../ports.ts'
import { sessionMachine } from '../session/session-machine.ts'
import { signInsMachine } from '../sign-ins/sign-ins-machine.ts'
import { themeMachine } from '../theme/theme-machine.ts'
import { unprovidedAction } from '../unprovided.ts'
import { withEvent } from '../with-event.ts'
import type { AppEvent, Emitted, Forwarded } from './app-events.ts'

/**
 * The site of one tab. The root owns the actors that outlive a page, and decides nothing that one of them can decide. It
 * forwards the events of the router and those for the banner, and emits what leaves the system. If a child throws, the site
 * is broken until a reload.
 */
export const appMachine = setup({
  types: {
    input: {} as {
      stored: StoredSession
      /** The uid of an unfinished deletion, or null (decision 0014). */
      deletion: string | null
      theme: Theme
    },
    context: {} as { stored: StoredSession; deletion: string | null; theme: Theme },
    events: {} as AppEvent,
    emitted: {} as Emitted,
    children: {} as {
      onboarding: 'onboarding'
      session: 'session'
      passwordRemoved: 'passwordRemoved'
      theme: 'theme'
      pageHost: 'pageHost'
      navigationBlocker: 'navigationBlocker'
      signIns: 'signIns'
    },
  },
  actors: {
    onboarding: onboardingMachine,
    session: sessionMachine,
    passwordRemoved: passwordRemovedMachine,
    theme: themeMachine,
    pageHost: pageHostMachine,
    navigationBlocker: navigationBlockerMachine,
    signIns: signInsMachine,
  },
  actions: {
    'emit to the site': emit((_, event: Emitted) => event),
    'forward to password removed': sendTo('passwordRemoved', (_, event: Forwarded) => event),
    'forward to page host': sendTo('pageHost', (_, event: PageHostEvent) => event),
    'forward to navigation blocker': sendTo(
      'navigationBlocker',
      (_, event: NavigationBlockerEvent) => event,
    ),
    'log failure': unprovidedAction<Notice>('log failure'),
    'log crash': unprovidedAction<{ failure: Failure }>('log crash'),
    'publish verified email': unprovidedAction<{ email: string }>('publish verified email'),
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => input,
  initial: 'running',
  states: {
    running: {
      invoke: [
        { src: 'onboarding', id: 'onboarding', systemId: 'onboarding', onError: crash() },
        { src: 'passwordRemoved', id: 'passwordRemoved', onError: crash() },
        {
          src: 'theme',
          id: 'theme',
          input: ({ context }) => ({ stored: context.theme }),
          onError: crash(),
        },
        {
          src: 'navigationBlocker',
          id: 'navigationBlocker',
          systemId: 'navigationBlocker',
          onError: crash(),
        },
        { src: 'signIns', id: 'signIns', systemId: 'signIns', onError: crash() },
        { src: 'pageHost', id: 'pageHost', systemId: 'pageHost', onError: crash() },
        // The last child, because it sends to the others when it starts.
        {
          src: 'session',
          id: 'session',
          systemId: 'session',
          input: ({ context }) => context,
          onError: crash(),
        },
      ],
      on: {
        notice: {
          actions: [withEvent('log failure'), emitEvent()],
        },
        'notices withdrawn': { actions: emitEvent() },
        navigate: { actions: emitEvent() },
        'go back': { actions: emitEvent() },
        'session ended': forwardTo('password removed'),
        'password removed': forwardTo('password removed'),
        'password also opens': forwardTo('password removed'),
        'email verified': {
          actions: withEvent('publish verified email'),
        },
        'page requested': forwardTo('page host'),
        'route entered': forwardTo('page host'),
        'navigation attempted': forwardTo('navigation blocker'),
        'resume navigation': { actions: emitEvent() },
      },
    },
    broken: {},
  },
})

function forwardTo<Child extends string>(child: Child) {
  return {
    actions: {
      type: `forward to ${child}` as const,
      params: <Event>({ event }: { event: Event }) => event,
    },
  }
}

function crash() {
  return {
    target: 'broken' as const,
    actions: {
      type: 'log crash' as const,
      params: ({ event }: { event: { error: unknown } }) => ({ failure: failureOf(event.error) }),
    },
  }
}

function emitEvent() {
  return {
    type: 'emit to the site' as const,
    params: ({ event }: { event: Emitted }) => event,
  }
}
