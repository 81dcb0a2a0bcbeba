import { emit, setup } from 'xstate'
import { type Notice, notice } from '../notices.ts'
import { unprovided } from '../unprovided.ts'

/**
 * How does one reach support? Copies the address; where the clipboard refuses, shows it to be copied by
 * hand (specification 2 and 8).
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
    'say address was copied': emit(notice('address copied')),
    'say address by hand': emit(notice('address not copied')),
  },
}).createMachine({
  id: 'copyAddress',
  context: ({ input }) => input,
  initial: 'ready',
  states: {
    ready: {
      initial: 'idle',
      states: { idle: {}, copied: {}, 'shown to be copied by hand': {} },
      on: { 'copy requested': { target: 'copying' } },
    },
    copying: {
      tags: ['busy'],
      invoke: {
        src: 'copy text',
        input: ({ context }) => ({ text: context.address }),
        onDone: { target: 'ready.copied', actions: 'say address was copied' },
        onError: {
          target: 'ready.shown to be copied by hand',
          actions: 'say address by hand',
        },
      },
    },
  },
})
