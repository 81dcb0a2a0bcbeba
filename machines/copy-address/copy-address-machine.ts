import { emit, setup } from 'xstate'
import { type Notice, notice } from '../notices.ts'
import { unprovided } from '../unprovided.ts'

/**
 * Copies the support email to the clipboard. If the browser denies access, the screen shows the email, so that the
 * member can copy it manually (specification 2 and 8).
 */
export const copyAddressMachine = setup({
  types: {
    input: {} as { address: string },
    context: {} as { address: string },
    events: {} as { type: 'copy requested' },
    emitted: {} as Notice,
    tags: {} as 'busy',
  },
  actors: { 'copy text': unprovided<void, { text: string }>('copy text') },
  actions: {
    'notify address copied': emit(notice('address copied')),
    'notify address not copied': emit(notice('address not copied')),
  },
}).createMachine({
  id: 'copyAddress',
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
        input: ({ context }) => ({ text: context.address }),
        onDone: { target: 'ready.copied', actions: 'notify address copied' },
        onError: {
          target: 'ready.shown for manual copy',
          actions: 'notify address not copied',
        },
      },
    },
  },
})
