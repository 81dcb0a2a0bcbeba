import { expectTypeOf, test } from 'vitest'
import { fromPromise, setup } from 'xstate'
import type { modelFrom } from '../src/model-from.ts'

const machine = setup({
  types: { events: {} as { type: 'paid' } },
  actors: { pay: fromPromise<{ receipt: number }>(() => Promise.reject(new Error('unused'))) },
  actions: { thank: () => {} },
}).createMachine({
  id: 'shop',
  initial: 'open',
  states: {
    open: { on: { paid: { target: 'paying' } } },
    paying: {
      invoke: { src: 'pay', onDone: { target: 'open', actions: 'thank' }, onError: 'open' },
    },
  },
})

test('an outcome has the type of the output of its service', () => {
  type Typed = ReturnType<typeof modelFrom<typeof machine>>['outcomes']
  type Resolving<Output> = { pay: { succeeds: { resolves: Output } } }
  expectTypeOf<Resolving<{ receipt: number }>>().toExtend<Typed>()
  expectTypeOf<Resolving<{ receipt: string }>>().not.toExtend<Typed>()
  expectTypeOf<Resolving<{ recipe: number }>>().not.toExtend<Typed>()
})
