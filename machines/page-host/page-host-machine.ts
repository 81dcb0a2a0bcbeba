import { withEvent, withOutputAs } from '../with-event.ts'
import { loadedOf, pageHostSetup, requestedOf } from './page-host-setup.ts'

/**
 * Owns the actor of the current page. The router's guard requests a page; the host loads its chunk and starts its actor
 * as `next`, while the current page stays on the screen. When the router enters the route, `next` replaces the current
 * page. A request for a page that is already open keeps its actor; if the actor has ended, a new one starts.
 *
 * A page that is saving runs until the save has ended, also after the router has left it; a new request returns to it.
 * A page of a former member is stopped at once. If a chunk fails to load, a child machine recovers.
 */
export const pageHostMachine = pageHostSetup.createMachine({
  id: 'pageHost',
  context: {
    requested: null,
    next: null,
    current: null,
    left: [],
    entered: false,
    serial: 0,
    identity: null,
    member: null,
    missing: '',
  },
  on: {
    'page requested': [
      {
        guard: withEvent('is open'),
        target: '.settled',
        actions: ['close next', withEvent('set requested'), 'set entered'],
      },
      {
        guard: withEvent('is left'),
        target: '.changing.opened',
        actions: ['close next', withEvent('set requested'), withEvent('return to left')],
      },
      // Two actors of one page would share the addresses of its children.
      {
        guard: withEvent('is another of the page'),
        target: '.changing',
        actions: ['close current', 'close next', withEvent('set requested')],
      },
      {
        target: '.changing',
        actions: ['close next', withEvent('set requested')],
      },
    ],
    'member changed': [
      {
        guard: withEvent('is another member of the page'),
        target: '.changing',
        actions: ['close member pages', withEvent('set member'), 'notify page shown'],
      },
      {
        guard: withEvent('is another member'),
        actions: [
          'close member pages',
          withEvent('set member'),
          'notify page shown',
          withEvent('forward to both pages'),
        ],
      },
      { actions: [withEvent('set member'), withEvent('forward to member pages')] },
    ],
    'blocking changed': {
      actions: [withEvent('set blocks'), 'close left', 'notify blocking changed'],
    },
    'xstate.done.actor.*': {
      actions: [
        { type: 'mark ended', params: ({ event }) => ({ id: event.actorId }) },
        'close left',
        'notify blocking changed',
      ],
    },
    'session ended': {
      actions: withEvent('forward to both pages'),
    },
    'back pressed': { actions: withEvent('forward to page') },
    'leave requested': { actions: withEvent('forward to page') },
  },
  initial: 'settled',
  states: {
    settled: {
      on: {
        'route entered': [
          { guard: withEvent('is current') },
          { actions: ['close current', 'clear requested', 'notify page shown'] },
        ],
      },
    },
    changing: {
      initial: 'loading',
      on: {
        'route entered': [
          {
            guard: withEvent('is requested'),
            actions: ['close current', 'set entered', 'notify page shown'],
          },
          { guard: withEvent('is current') },
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
                guard: withEvent('is the first record'),
                target: 'loading',
                reenter: true,
                actions: withEvent('set member'),
              },
              {
                guard: withEvent('is another member'),
                target: 'loading',
                reenter: true,
                actions: [
                  'close member pages',
                  withEvent('set member'),
                  'notify page shown',
                  withEvent('forward to page'),
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
                guard: withOutputAs('is loaded', 'loaded'),
                target: 'opened',
                actions: { type: 'open page', params: ({ event }) => loadedOf(event.output) },
              },
              { target: 'waiting for the member' },
            ],
            onError: {
              target: 'recovering',
              actions: withEvent('set missing'),
            },
          },
        },
        'waiting for the member': {
          on: {
            'member changed': {
              guard: withEvent('is the first record'),
              target: 'loading',
              actions: withEvent('set member'),
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
              guard: withEvent('is requested'),
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
