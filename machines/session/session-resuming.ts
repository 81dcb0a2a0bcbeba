import { withOutput } from '../with-event.ts'
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
        guard: withOutput('restore failed'),
        target: '#session.awaiting verification',
        actions: 'send verification pending',
      },
      {
        guard: withOutput('is the verified pending identity'),
        target: '#session.authenticating',
        actions: [withOutput('set identity'), 'reply to itself'],
      },
      {
        guard: withOutput('is the pending identity'),
        target: '#session.awaiting verification',
        actions: [withOutput('set identity'), 'send verification pending'],
      },
      {
        guard: withOutput('has no identity'),
        target: '#session.signed out',
        actions: [end('identity lost'), 'clear'],
      },
      { target: '#session.signing out', actions: end('replaced by another sign-in') },
    ],
  },
})
