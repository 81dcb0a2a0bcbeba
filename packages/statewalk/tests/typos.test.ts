import { expect, expectTypeOf, test } from 'vitest'
import { fromPromise, setup } from 'xstate'
import type { AnyModel } from '../src/model.ts'
import { type ModelLines, modelFrom } from '../src/model-from.ts'
import { problemsIn, reportModel } from '../src/model-report.ts'

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

const outcomes = { pay: { succeeds: { resolves: { receipt: 7 } } } }

const names = (lines: ModelLines<typeof machine>) =>
  problemsIn(reportModel(modelFrom(machine, { outcomes, ...lines }))).map(({ name }) => name)

test('an outcome has the type of the output of its service', () => {
  type Typed = ReturnType<typeof modelFrom<typeof machine>>['outcomes']
  type Resolving<Output> = { pay: { succeeds: { resolves: Output } } }
  expectTypeOf<Resolving<{ receipt: number }>>().toExtend<Typed>()
  expectTypeOf<Resolving<{ receipt: string }>>().not.toExtend<Typed>()
  expectTypeOf<Resolving<{ recipe: number }>>().not.toExtend<Typed>()
})

test('a misspelt name in an invariant is named, and one that has not occurred yet is not', () => {
  const invariants: AnyModel['invariants'] = {
    'pays once': ({ started, justNow, ended }) =>
      (started.pya ?? 0) === 0 &&
      (justNow.sent.piad ?? 0) === 0 &&
      (ended['pay: suceeds'] ?? 0) === 0,
    'pays at last': ({ started, sent, ended }) =>
      (started.pay ?? 0) + (sent.paid ?? 0) + (ended['pay: succeeds'] ?? 0) >= 0,
  }
  expect(names({ invariants })).toEqual([
    "An invariant names 'started: pya', which does not exist.",
    "An invariant names 'sent: piad', which does not exist.",
    "An invariant names 'ended: pay: suceeds', which does not exist.",
  ])
})

test('a misspelt action, outcome or state of a model is named', () => {
  expect(names({ runs: ['thank', 'thnak'] })).toEqual([
    "runs names 'thnak', which the machine does not have.",
  ])
  expect(names({ outcomes: { ...outcomes, pya: {} }, ends: ['opne'] })).toEqual([
    "outcomes names 'pya', which the machine does not have.",
    "ends names 'opne', which the machine does not have.",
  ])
})
