import { notice } from '../notices.ts'
import { withEvent, withOutput } from '../with-event.ts'
import { answerNotOpened, end, endOnIdentityChange, endOnRejection } from './session-answers.ts'
import { sessionSetup } from './session-setup.ts'

/**
 * Resumes a stored pending verification: checks whether the browser still has its identity, and whether the email has
 * been verified in the meantime.
 */
export const sessionResuming = sessionSetup.createStateConfig({
  tags: ['signed out'],
  invoke: {
    src: 'restore identity',
    input: ({ context: { stored } }) => ({
      expected: stored.userId,
      pendingEmail: stored.tempUserEmail,
    }),
    onDone: [
      {
        guard: withOutput('is gone'),
        target: '#session.signed out',
        // Keeps the draft: the account may have been withdrawn in this browser, to change the email.
        actions: [end('identity gone'), 'clear session'],
      },
      {
        guard: withOutput('is revoked'),
        target: '#session.signed out',
        actions: [end('verification finished elsewhere'), 'clear'],
      },
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

/** The email of the identity is not verified yet. The wait ends with a reason, so that no page waits for an identity that is gone. */
export const sessionAwaiting = sessionSetup.createStateConfig({
  tags: ['signed out'],
  entry: ['clear member', 'send no member', answerNotOpened],
  invoke: { src: 'watch identity' },
  on: {
    'session not opened': {
      guard: withEvent('has failed'),
      actions: {
        type: 'send to app',
        params: ({ event }) => notice('login failed', event.failure),
      },
    },
    'identity changed': [
      {
        guard: withEvent('is the verified pending identity'),
        target: '#session.authenticating',
        actions: [withEvent('set identity'), 'reply to itself'],
      },
      {
        guard: withEvent('has no identity'),
        target: '#session.signed out',
        actions: [endOnIdentityChange, 'clear session'],
      },
      {
        guard: withEvent('is someone else'),
        actions: [endOnIdentityChange, withEvent('set identity')],
      },
      { actions: withEvent('set identity') },
    ],
    // The tokens of an unverified identity are revoked when the owner of its email resets the password or takes it over.
    // An 'expired' from the API concerns the registration, and ends no wait.
    'session rejected': [
      {
        guard: withEvent('is about a gone identity'),
        target: '#session.signed out',
        actions: [end('identity gone'), 'clear session'],
      },
      {
        guard: withEvent('is about the identity'),
        target: '#session.signed out',
        actions: [endOnRejection('verification finished elsewhere'), 'clear'],
      },
    ],
    'account withdrawn': {
      target: '#session.signed out',
      actions: [end('logged out'), 'clear session'],
    },
    'storage changed': [
      {
        guard: withEvent('has a stored session'),
        target: '#session.deciding',
        actions: [
          {
            type: 'end session',
            params: ({ context, event: { stored } }) => ({
              reason:
                stored.userId === context.identity?.uid
                  ? 'verification finished elsewhere'
                  : 'another member signed in elsewhere',
            }),
          },
          withEvent('read storage'),
        ],
      },
      { actions: withEvent('read storage') },
    ],
  },
})
