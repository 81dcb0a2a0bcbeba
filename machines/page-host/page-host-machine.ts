import { loadedOf, pageHostSetup, requestedOf } from './page-host-setup.ts'

/**
 * Owns the actor of the current page. The router's guard requests a page; the host loads its chunk and starts its actor
 * as `next`, while the current page stays on the screen. When the router enters the route, `next` replaces the current
 * page. A request for a page that is already open keeps its actor; if the actor has ended, a new one starts.
 *
 * A page of a former member is stopped at once. If a chunk fails to load, a child machine recovers.
 */
export const pageHostMachine = pageHostSetup.createMachine({
  id: 'pageHost',
  context: {
    requested: null,
    next: null,
    current: null,
    entered: false,
    serial: 0,
    identity: null,
    member: null,
    missing: '',
  },
  on: {
    'page requested': [
      {
        guard: { type: 'is open', params: ({ event }) => event },
        target: '.settled',
        actions: [
          'close next',
          { type: 'set requested', params: ({ event }) => event },
          'set entered',
        ],
      },
      {
        target: '.changing',
        actions: ['close next', { type: 'set requested', params: ({ event }) => event }],
      },
    ],
    'member changed': [
      {
        guard: { type: 'is another member of the page', params: ({ event }) => event },
        target: '.changing',
        actions: [
          'close member pages',
          { type: 'set member', params: ({ event }) => event },
          'notify page shown',
        ],
      },
      {
        guard: { type: 'is another member', params: ({ event }) => event },
        actions: [
          'close member pages',
          { type: 'set member', params: ({ event }) => event },
          'notify page shown',
          { type: 'forward to both pages', params: ({ event }) => event },
        ],
      },
      { actions: { type: 'set member', params: ({ event }) => event } },
    ],
    'blocking changed': [
      {
        guard: { type: 'is the current page', params: ({ event }) => ({ id: event.page }) },
        actions: [{ type: 'set blocks', params: ({ event }) => event }, 'notify blocking changed'],
      },
      { actions: { type: 'set blocks', params: ({ event }) => event } },
    ],
    'xstate.done.actor.*': [
      {
        guard: { type: 'is the current page', params: ({ event }) => ({ id: event.actorId }) },
        actions: [
          { type: 'mark ended', params: ({ event }) => ({ id: event.actorId }) },
          'notify blocking changed',
        ],
      },
      { actions: { type: 'mark ended', params: ({ event }) => ({ id: event.actorId }) } },
    ],
    'session ended': {
      actions: { type: 'forward to both pages', params: ({ event }) => event },
    },
    'back pressed': { actions: { type: 'forward to page', params: ({ event }) => event } },
    'leave requested': { actions: { type: 'forward to page', params: ({ event }) => event } },
  },
  initial: 'settled',
  states: {
    settled: {
      on: {
        'route entered': [
          { guard: { type: 'is current', params: ({ event }) => event } },
          { actions: ['close current', 'clear requested', 'notify page shown'] },
        ],
      },
    },
    changing: {
      initial: 'loading',
      on: {
        'route entered': [
          {
            guard: { type: 'is requested', params: ({ event }) => event },
            actions: ['close current', 'set entered', 'notify page shown'],
          },
          { guard: { type: 'is current', params: ({ event }) => event } },
          {
            target: 'settled',
            actions: ['close current', 'close next', 'clear requested', 'notify page shown'],
          },
        ],
      },
      states: {
        loading: {
          tags: ['opening'],
          on: {
            'member changed': [
              {
                guard: { type: 'is the first record', params: ({ event }) => event },
                target: 'loading',
                reenter: true,
                actions: { type: 'set member', params: ({ event }) => event },
              },
              {
                guard: { type: 'is another member', params: ({ event }) => event },
                target: 'loading',
                reenter: true,
                actions: [
                  'close member pages',
                  { type: 'set member', params: ({ event }) => event },
                  'notify page shown',
                  { type: 'forward to page', params: ({ event }) => event },
                ],
              },
            ],
          },
          invoke: {
            src: 'load page',
            input: ({ context }) => {
              const { page, location } = requestedOf(context)
              return { page, location, identity: context.identity, member: context.member }
            },
            onDone: [
              {
                guard: { type: 'is loaded', params: ({ event }) => ({ loaded: event.output }) },
                target: 'opened',
                actions: { type: 'open page', params: ({ event }) => loadedOf(event.output) },
              },
              { target: 'waiting for the member' },
            ],
            onError: {
              target: 'recovering',
              actions: { type: 'set missing', params: ({ event }) => event },
            },
          },
        },
        'waiting for the member': {
          on: {
            'member changed': {
              guard: { type: 'is the first record', params: ({ event }) => event },
              target: 'loading',
              actions: { type: 'set member', params: ({ event }) => event },
            },
          },
        },
        opened: {
          always: {
            guard: 'has entered',
            target: '#pageHost.settled',
            actions: ['show next', 'notify page shown'],
          },
          on: {
            'route entered': {
              guard: { type: 'is requested', params: ({ event }) => event },
              target: '#pageHost.settled',
              actions: ['close current', 'show next', 'notify page shown'],
            },
          },
        },
        recovering: {
          invoke: {
            src: 'missingChunk',
            id: 'missingChunk',
            input: ({ context: { missing } }) => ({ missing }),
          },
        },
      },
    },
  },
})
