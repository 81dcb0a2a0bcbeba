import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, fromPromise, setup } from 'xstate'
import { checkModel } from '../src/check-model.ts'
import { explore } from '../src/explore.ts'
import type { AnyModel } from '../src/model.ts'
import { endings, service, simple } from './simple.ts'
import { postModel, quizMachine, quizModel, raceModel, radioModel } from './toys.ts'

const findings = (model: AnyModel) => checkModel(explore(model))

test('reports a model without an input', () => {
  expect(findings({ ...raceModel, inputs: {} })).toEqual(['There is no input.'])
})

test('reports a promise that never resolves', () => {
  const outcomes = { ...postModel().outcomes, send: { fails: endings.fails } }
  expect(findings({ ...postModel(), outcomes })).toEqual([
    "'send' in 'waiting.sending.sending' has no outcome that resolves.",
  ])
})

test('requires a promise to resolve and to reject, whether or not the machine handles it', () => {
  const machine = setup({ actors: { report: service } }).createMachine({
    id: 'reporter',
    invoke: { src: 'report' },
  })
  const missing = (outcomes: AnyModel['outcomes']) => findings(simple(machine, { outcomes }))
  const unresolved = "'report' in 'reporter' has no outcome that resolves."
  const unrejected = "'report' in 'reporter' has no outcome that rejects."
  expect(missing({})).toEqual([unresolved, unrejected])
  expect(missing({ report: { fails: endings.fails } })).toEqual([unresolved])
  expect(missing({ report: { 'is done': endings['is done'] } })).toEqual([unrejected])
})

test('reports a subscription that ends without sending an event', () => {
  expect(findings({ ...radioModel, outcomes: { listen: endings } })).toContain(
    "'listen' in 'on' is a subscription without an outcome that sends.",
  )
})

describe('a stubbed child machine', () => {
  const { children: _, ...alone } = quizModel

  test('must resolve if its end is handled, and need not reject if no one handles that', () => {
    expect(
      findings({ ...alone, outcomes: { ask: { answers: { resolves: { word: '' } } } } }),
    ).toEqual([])
    expect(findings({ ...alone, outcomes: { ask: { fails: endings.fails } } })).toEqual([
      "'ask' in 'asking' has no outcome that resolves.",
    ])
  })

  test('must reject if its failure is handled, and need not resolve if no one handles that', () => {
    const machine = setup({ actors: { quiz: quizMachine } }).createMachine({
      id: 'show',
      initial: 'on',
      states: {
        on: { invoke: { src: 'quiz', onError: { target: 'off' } } },
        off: { type: 'final' },
      },
    })
    expect(findings(simple(machine, { outcomes: { quiz: { fails: endings.fails } } }))).toEqual([])
    expect(findings(simple(machine, { outcomes: { quiz: { ends: endings['is done'] } } }))).toEqual(
      ["'quiz' in 'on' has no outcome that rejects."],
    )
  })
})

describe('a name in a model', () => {
  test('may be that of a delay, an event or a state', () => {
    const model: AnyModel = {
      ...postModel(),
      delays: () => ({ 'poll interval': () => 10_000 }),
      events: { 'given up': { sadly: () => ({ type: 'given up' }) } },
      ends: ['gone', 'waiting.polling.stopped'],
    }
    expect(findings(model)).toEqual([])
  })

  test('may be that of an event that the machine raises to itself', () => {
    const machine = setup({
      types: { events: {} as { type: 'wound up' } | { type: 'pressed' } },
    }).createMachine({ id: 'clock', on: { 'wound up': {}, pressed: {} } })
    expect(findings(simple(machine, { internal: ['wound up'] }))).toEqual([])
  })

  test('may be that of a service that only a child machine starts', () => {
    expect(findings({ ...quizModel, outcomes: { 'look up': endings } })).toEqual([])
  })

  test('is rejected if a sample, even a lazy one, contains another event', () => {
    const events = { 'send requested': { later: () => ({ type: 'given up' as const }) } }
    expect(findings({ ...postModel(), events })).toEqual([
      "'send' is never started.",
      "The sample 'later' of 'send requested' is a 'given up'.",
    ])
  })

  test('is rejected for a child that is not a machine', () => {
    const children = { ask: quizModel.children?.ask ?? raceModel, missing: raceModel }
    expect(findings({ ...quizModel, children })).toEqual([
      "children names 'missing', which the machine does not have.",
    ])
  })
})

describe('reports a choice that may have no branch to take', () => {
  const guards = { never: () => false }
  const delays = { patience: 1_000 }
  const half = (machine: AnyStateMachine) =>
    findings(simple(machine, { outcomes: { look: endings } }))

  test('after an error', () => {
    const machine = setup({ actors: { look: service }, guards }).createMachine({
      id: 'half',
      initial: 'looking',
      states: {
        looking: {
          invoke: {
            src: 'look',
            onDone: [{ guard: 'never', target: 'seen' }, { target: 'seen' }],
            onError: [
              { guard: 'never', target: 'seen' },
              { guard: { type: 'never' }, target: 'looking' },
            ],
          },
        },
        seen: { type: 'final' },
      },
    })
    expect(half(machine)).toEqual([
      "No branch is left open after 'looking: look fails [never] → looking'.",
    ])
  })

  test('after a timer, and after the end of a region', () => {
    const machine = setup({
      types: { events: {} as { type: 'pressed' } },
      actors: { look: fromPromise(() => Promise.resolve()) },
      guards,
      delays,
    }).createMachine({
      id: 'half',
      initial: 'waiting',
      states: {
        waiting: {
          initial: 'over',
          states: { over: { type: 'final' } },
          onDone: { guard: 'never', target: 'looking' },
          after: { patience: { guard: 'never', target: 'looking' } },
          on: { pressed: { guard: 'never', target: 'looking' } },
        },
        looking: { invoke: { src: 'look', onDone: 'waiting', onError: 'waiting' } },
      },
    })
    expect(half(machine)).toEqual([
      "'look' is never started.",
      "No branch is left open after 'waiting: done [never] → looking'.",
      "No branch is left open after 'waiting: ⏱ patience [never] → looking'.",
    ])
  })
})
