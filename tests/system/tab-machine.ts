import { withEvent } from '../../machines/with-event.ts'
import { type Emitted, stepsOf } from './tab-context.ts'
import { tabSetup } from './tab-setup.ts'

/**
 * A tab of a browser around the root, as far as the system needs it: the history, the router and the guards. It performs
 * what the root emits, and decides with the functions that `src/app/navigation` uses. What the router does by itself, in
 * a microtask after the cascade of messages, is an urgent event of the model.
 */
export const tabMachine = tabSetup.createMachine({
  id: 'tab',
  context: ({ input: { url, leavesEarly = false, ...input } }) => ({
    ...input,
    app: null,
    entries: [{ page: url, returnTo: null, returnOwner: null, email: null }],
    index: 0,
    attempt: null,
    entered: null,
    wasMember: undefined,
    leavesEarly,
    isLoading: true,
    signIns: 0,
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
        'crash observed': { guard: 'has crashed', target: 'crashed' },
        'sign-in begun': { actions: 'count start' },
        'sign-in over': { actions: 'count end' },
        // The page has stopped, so the identity service ends the attempt of its actor.
        'attempt aborted': {
          guard: 'a sign-in is abandoned',
          actions: ['count end', 'send sign-in ended'],
        },
        notice: { actions: emitAgain() },
        'link followed': {
          guard: withEvent('leads elsewhere'),
          actions: [withEvent('attempt push'), 'ask navigation blocker'],
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
          actions: [emitAgain(), withEvent('perform request')],
        },
        'go back': [
          {
            guard: 'is not the first entry',
            actions: [
              emitAgain(),
              { type: 'attempt steps', params: { steps: -1 } },
              'ask navigation blocker',
            ],
          },
          {
            target: '.guarding',
            actions: [emitAgain(), withEvent('go to fallback')],
          },
        ],
        'resume navigation': [
          {
            guard: {
              type: 'steps through the history',
              params: ({ event }) => event.navigation,
            },
            actions: [
              emitAgain(),
              { type: 'attempt steps', params: ({ event }) => stepsOf(event.navigation) },
              'ask navigation blocker',
            ],
          },
          {
            target: '.guarding',
            actions: [emitAgain(), withEvent('perform navigation')],
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
              { guard: 'is unknown', target: 'loading the route' },
              { guard: 'page may open', target: 'requesting', actions: 'request page' },
              { guard: 'is redirected', actions: 'follow redirect' },
            ],
          },
        },
        requesting: {
          on: {
            'page opened': {
              guard: 'page is open',
              target: 'idle',
              actions: ['set entered', 'enter route'],
            },
          },
        },
        // A route without a page has no actor. Its chunk loads while the page before is shown.
        'loading the route': {
          on: {
            'route loaded': {
              guard: 'is running',
              target: 'idle',
              actions: ['set entered', 'enter route'],
            },
          },
        },
        idle: { entry: { type: 'set loading', params: { isLoading: false } } },
      },
    },
    // The crash page covers the site. The router still handles the browser's Back.
    crashed: {
      on: {
        'back pressed': {
          guard: 'is not the first entry',
          actions: [
            { type: 'perform navigation', params: { navigation: { kind: 'go', steps: -1 } } },
            'request page',
          ],
        },
        reloaded: { target: 'closed', actions: ['close site', 'forget site'] },
      },
    },
  },
})

function emitAgain() {
  return {
    type: 'emit again' as const,
    params: ({ event }: { event: Emitted }) => event,
  }
}
