import { end } from './session-answers.ts'
import { sessionSetup } from './session-setup.ts'

/**
 * Resumes a stored pending verification: checks whether the browser still has its identity, and whether the email has
 * been verified in the meantime.
 */
export const sessionResuming = sessionSetup.createStateConfig({
  tags: ['signed out'],
  entry: 'start from storage',
  invoke: {
    src: 'restore identity',
    input: ({ context: { stored } }) => ({
      expected: stored.userId,
      pendingEmail: stored.tempUserEmail,
    }),
    onDone: [
      {
        guard: { type: 'restore failed', params: ({ event }) => event.output },
        target: '#session.awaiting verification',
        actions: 'send verification pending',
      },
      {
        guard: {
          type: 'is the verified pending identity',
          params: ({ event }) => event.output,
        },
        target: '#session.authenticating',
        actions: [{ type: 'set identity', params: ({ event }) => event.output }, 'reply to itself'],
      },
      {
        guard: {
          type: 'is the pending identity',
          params: ({ event }) => event.output,
        },
        target: '#session.awaiting verification',
        actions: [
          { type: 'set identity', params: ({ event }) => event.output },
          'send verification pending',
        ],
      },
      {
        guard: { type: 'has no identity', params: ({ event }) => event.output },
        target: '#session.signed out',
        actions: end('identity gone'),
      },
      { target: '#session.signing out', actions: end('replaced by a takeover') },
    ],
  },
})
