import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, fromPromise, setup } from 'xstate'
import { checkModel } from '../../../machines/model/check-model.ts'
import { explore } from '../../../machines/model/explore.ts'
import type { AnyModel } from '../../../machines/model/model.ts'
import { endings, service, simple } from './simple.ts'
import { postModel, quizMachine, quizModel, raceModel, radioModel } from './toys.ts'

const findings = (model: AnyModel) => checkModel(explore(model))

test('a model without an input has nothing to begin with', () => {
  expect(findings({ ...raceModel, inputs: {} })).toEqual(['There is no input.'])
})

test('a promise that can only fail lacks a good end', () => {
  const outcomes = { ...postModel().outcomes, send: { fails: endings.fails } }
  expect(findings({ ...postModel(), outcomes })).toEqual([
    "'send' in 'waiting.sending.sending' has no outcome that resolves.",
  ])
})

test('a promise ends well and badly, whether or not the machine listens', () => {
  const machine = setup({ actors: { tell: service } }).createMachine({
    id: 'herald',
    invoke: { src: 'tell' },
  })
  const lacking = (outcomes: AnyModel['outcomes']) => findings(simple(machine, { outcomes }))
  const good = "'tell' in 'herald' has no outcome that resolves."
  const bad = "'tell' in 'herald' has no outcome that rejects."
  expect(lacking({})).toEqual([good, bad])
  expect(lacking({ tell: { fails: endings.fails } })).toEqual([good])
  expect(lacking({ tell: { 'is done': endings['is done'] } })).toEqual([bad])
})

test('a subscription that ends but never speaks lacks what it says', () => {
  expect(findings({ ...radioModel, outcomes: { listen: endings } })).toContain(
    "'listen' in 'on' is a subscription without an outcome that sends.",
  )
})

describe('a child machine that is stood in for', () => {
  const { children: _, ...alone } = quizModel

  test('resolves where its end is waited for, and need not fail where nobody handles it', () => {
    expect(
      findings({ ...alone, outcomes: { ask: { answers: { resolves: { word: '' } } } } }),
    ).toEqual([])
    expect(findings({ ...alone, outcomes: { ask: { fails: endings.fails } } })).toEqual([
      "'ask' in 'asking' has no outcome that resolves.",
    ])
  })

  test('fails where its failure is handled, and need not end where nobody waits for it', () => {
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
  test('is accepted of a delay, an event and a state', () => {
    const model: AnyModel = {
      ...postModel(),
      delays: () => ({ 'poll interval': () => 10_000 }),
      events: { 'given up': { sadly: () => ({ type: 'given up' }) } },
      ends: ['gone', 'waiting.polling.stopped'],
    }
    expect(findings(model)).toEqual([])
  })

  test('is accepted of an event that the machine raises to itself', () => {
    const machine = setup({
      types: { events: {} as { type: 'wound up' } | { type: 'pressed' } },
    }).createMachine({ id: 'clock', on: { 'wound up': {}, pressed: {} } })
    expect(findings(simple(machine, { internal: ['wound up'] }))).toEqual([])
  })

  test('is accepted of a service that only a child machine starts', () => {
    expect(findings({ ...quizModel, outcomes: { 'look up': endings } })).toEqual([])
  })

  test('is not that of another event in a sample, be it made at the moment', () => {
    const events = { 'send requested': { later: () => ({ type: 'given up' as const }) } }
    expect(findings({ ...postModel(), events })).toEqual([
      "'send' is never started.",
      "The sample 'later' of 'send requested' is a 'given up'.",
    ])
  })

  test('is not accepted of a child that is no machine of its own', () => {
    const children = { ask: quizModel.children?.ask ?? raceModel, nobody: raceModel }
    expect(findings({ ...quizModel, children })).toEqual([
      "children names 'nobody', which the machine has not.",
    ])
  })
})

describe('a choice that may be taken by nobody is found', () => {
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
