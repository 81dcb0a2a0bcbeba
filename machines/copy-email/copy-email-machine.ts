import { sendTo, setup } from 'xstate'
import { app } from '../addresses.ts'
import { clipboardLimit } from '../limits.ts'
import { notice } from '../notices.ts'
import { unprovided } from '../unprovided.ts'

/**
 * Copies the support email to the clipboard. If the browser denies access or does not answer within a second, the screen
 * shows the email, so that the member can copy it manually (specification 2 and 8).
 */
export const copyEmailMachine = setup({
  types: {
    input: {} as { email: string },
    context: {} as { email: string },
    events: {} as { type: 'copy requested' },
    tags: {} as 'busy',
  },
  delays: { 'clipboard limit': clipboardLimit },
  actors: { 'copy text': unprovided<void, { text: string }>('copy text') },
  actions: {
    'notify email copied': sendTo(app, notice('email copied')),
    'notify email not copied': sendTo(app, notice('email not copied')),
  },
}).createMachine({
  id: 'copyEmail',
  context: ({ input }) => input,
  initial: 'ready',
  states: {
    ready: {
      initial: 'idle',
      states: { idle: {}, copied: {}, 'shown for manual copy': {} },
      on: { 'copy requested': { target: 'copying' } },
    },
    copying: {
      tags: ['busy'],
      invoke: {
        src: 'copy text',
        input: ({ context }) => ({ text: context.email }),
        onDone: { target: 'ready.copied', actions: 'notify email copied' },
        onError: {
          target: 'ready.shown for manual copy',
          actions: 'notify email not copied',
        },
      },
      after: {
        'clipboard limit': {
          target: 'ready.shown for manual copy',
          actions: 'notify email not copied',
        },
      },
    },
  },
})
