import { sessionSetup } from './session-setup.ts'

/**
 * An address waits for its verification, as far as storage knows: asks whether this browser still remembers its
 * identity, and whether the mail's link has been opened meanwhile.
 */
export const sessionRecalling = sessionSetup.createStateConfig({
  tags: ['signed out'],
  invoke: {
    src: 'restore identity',
    input: ({ context }) => ({ expected: context.stored.userId }),
    onDone: [
      {
        guard: {
          type: 'is awaited and verified',
          params: ({ event }) => ({ identity: event.output }),
        },
        target: '#session.entering',
        actions: [
          { type: 'keep identity', params: ({ event }) => ({ identity: event.output }) },
          { type: 'note recall', params: { recalled: true } },
        ],
      },
      {
        guard: { type: 'is awaited', params: ({ event }) => ({ identity: event.output }) },
        target: '#session.awaiting verification',
        actions: [
          { type: 'keep identity', params: ({ event }) => ({ identity: event.output }) },
          'tell verification awaited',
        ],
      },
      {
        guard: { type: 'is nobody', params: ({ event }) => ({ identity: event.output }) },
        target: '#session.signed out',
      },
      { target: '#session.signing out' },
    ],
    onError: { target: '#session.awaiting verification', actions: 'tell verification awaited' },
  },
})
