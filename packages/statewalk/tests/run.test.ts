import { describe, expect, test } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import { modelOf } from '../src/model.ts'
import { replay } from '../src/replay.ts'
import { type Run, startRun } from '../src/run.ts'
import { clockStart } from '../src/step-clock.ts'
import { postModel, quizModel, raceModel, radioModel } from './toys.ts'

const names = (run: Run) => run.possibleMoves().moves.map(({ name }) => name)

describe('a run', () => {
  test('offers user events, and the next timer by the name of its delay', () => {
    const run = startRun(postModel(), 'two tries')
    expect(names(run)).toEqual(['given up', 'send requested', '⏱ poll interval'])
  })

  test('offers every outcome of a running service', () => {
    const run = replay(postModel(), { input: 'two tries', moves: ['⏱ poll interval'] })
    expect(names(run)).toEqual([
      'look: finds it',
      'look: finds nothing',
      'look: fails',
      'given up',
      'send requested',
    ])
  })

  test('moves the clock exactly to the next due timer', () => {
    const run = replay(postModel(), {
      input: 'two tries',
      moves: ['send requested', 'send: is sent', '⏱ poll interval'],
    })
    expect(run.now()).toBe(clockStart + 10_000)
    expect(run.timers()).toEqual([{ name: 'cooldown', due: clockStart + 15_000 }])
  })

  test('records the transitions of a move, including always chains, and both results of its guards', () => {
    const run = startRun(postModel(), 'two tries')
    expect(run.history().steps.at(0)?.transitions).toEqual([
      'waiting.sending.deciding: always → waiting.sending.ready',
    ])
    const end = replay(postModel(), {
      input: 'two tries',
      moves: ['⏱ poll interval', 'look: finds nothing'],
    })
    const step = end.history().steps.at(-1)
    expect(step?.transitions).toEqual([
      'waiting.polling.looking: look succeeds [tries left] → waiting.polling.pausing',
    ])
    expect([...(step?.guards ?? [])]).toEqual(['has arrived: does not hold', 'tries left: holds'])
  })

  test('counts sent, started, ended and emitted items, for the path and for the last move', () => {
    const run = replay(postModel(), {
      input: 'two tries',
      moves: ['send requested', 'send: fails', 'send requested', 'send: is sent'],
    })
    const { sent, started, ended, emitted, justNow } = run.observe()
    expect({ sent, started, ended, emitted }).toEqual({
      sent: { 'send requested': 2 },
      started: { send: 2 },
      ended: { 'send: fails': 1, 'send: is sent': 1 },
      emitted: [{ type: 'sent' }],
    })
    expect(justNow).toEqual({
      sent: {},
      started: {},
      ended: { 'send: is sent': 1 },
      emitted: [{ type: 'sent' }],
      sentTo: {},
    })
  })

  test('is not changed by asking for the possible moves', () => {
    const run = startRun(postModel(), 'two tries')
    const before = run.history()
    run.possibleMoves()
    expect(run.history()).toEqual(before)
  })

  test('lets a subscription send an event with the clock’s time, and keeps it running', () => {
    const run = replay(radioModel, { input: 'switched on', moves: ['listen: plays a song'] })
    expect(run.snapshot().context).toEqual({ received: 1, at: clockStart })
    expect(names(run)).toEqual(['listen: plays a song', 'switched'])
  })

  test('never offers a subscription’s event as a user event', () => {
    expect(names(startRun(radioModel, 'switched on'))).not.toContain('song played')
  })

  test('runs a child machine for real: its events, services and timers are moves', () => {
    const run = startRun(quizModel, 'anyone')
    expect(names(run)).toEqual(['ask › word given (yes)', '⏱ patience'])
    const asked = replay(quizModel, { input: 'anyone', moves: ['ask › word given (yes)'] })
    expect(names(asked)).toEqual(['look up: is known', 'look up: fails'])
    const answered = replay(quizModel, {
      input: 'anyone',
      moves: ['ask › word given (yes)', 'look up: is known'],
    })
    expect(answered.snapshot().value).toBe('answered')
    expect(answered.snapshot().context).toEqual({ word: 'yes' })
  })

  test('fires the timer of a child machine', () => {
    const run = replay(quizModel, { input: 'anyone', moves: ['⏱ patience'] })
    expect(run.snapshot().value).toBe('unanswered')
  })

  test('stubs a child machine that has outcomes', () => {
    const model = modelOf({
      ...quizModel,
      outcomes: { ask: { answers: { resolves: { word: 'no' } } } },
    })
    const run = replay(model, { input: 'anyone', moves: ['ask: answers'] })
    expect(run.snapshot().context).toEqual({ word: 'no' })
  })

  test('offers only the next due of two timers; the first to fire ends the other', () => {
    const run = startRun(raceModel, 'at the start')
    expect(names(run)).toEqual(['⏱ hare'])
    const moves = ['⏱ hare', '⏱ hare', '⏱ tortoise']
    expect(names(replay(raceModel, { input: 'at the start', moves: moves.slice(0, 2) }))).toEqual([
      '⏱ tortoise',
    ])
    const over = replay(raceModel, { input: 'at the start', moves })
    expect(over.snapshot().value).toBe('over')
    expect(over.timers()).toEqual([])
  })

  test('offers timers that are due together as one move with both names', () => {
    const machine = setup({ delays: { soup: 1_000, bread: 1_000 } }).createMachine({
      type: 'parallel',
      states: {
        pot: {
          initial: 'on',
          states: { on: { after: { soup: { target: 'off' } } }, off: {} },
        },
        oven: {
          initial: 'on',
          states: { on: { after: { bread: { target: 'off' } } }, off: {} },
        },
      },
    })
    const inputs = { anyone: undefined }
    const model = modelOf({ machine, question: 'Is it ready?', inputs, outcomes: {} })
    const run = replay(model, { input: 'anyone', moves: ['⏱ soup + bread'] })
    expect(run.snapshot().value).toEqual({ pot: 'off', oven: 'off' })
  })

  test.each([
    ['the failure of its outcome', undefined, { code: 429 }],
    [
      'the error that the model makes of it',
      (failure: unknown) => ({ failure }),
      { failure: { code: 429 } },
    ],
  ])('rejects a service with %s', (_, toError, error) => {
    const machine = setup({
      types: { context: {} as { error: unknown } },
      actors: { fetch: fromPromise(() => Promise.reject(new Error('not provided'))) },
    }).createMachine({
      context: { error: null },
      invoke: { src: 'fetch', onError: { actions: assign({ error: ({ event }) => event.error }) } },
    })
    const model = modelOf({
      machine,
      question: 'What went wrong?',
      inputs: { anyone: undefined },
      outcomes: { fetch: { 'is refused': { rejects: { code: 429 } } } },
      ...(toError && { toError }),
    })
    const run = replay(model, { input: 'anyone', moves: ['fetch: is refused'] })
    expect(run.snapshot().context).toEqual({ error })
    expect(run.actorError()).toBeNull()
  })

  test('names the existing inputs if it is asked for another', () => {
    const model = { ...postModel(), inputs: { 'two tries': { limit: 2 }, none: { limit: 0 } } }
    expect(() => startRun(model, 'three tries')).toThrow(
      "No input 'three tries'; there are: two tries, none.",
    )
  })
})
