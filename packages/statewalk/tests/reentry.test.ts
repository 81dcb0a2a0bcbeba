import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { explore } from '../src/explore.ts'
import { startRun } from '../src/run.ts'
import { clockStart } from '../src/step-clock.ts'
import { transitionsOf } from '../src/transitions.ts'
import { endings, service, simple } from './simple.ts'

const machine = setup({
  types: { events: {} as { type: 'noted' } | { type: 'begun again' } },
  actors: { look: service },
  delays: { patience: 1_000 },
}).createMachine({
  id: 'search',
  initial: 'looking',
  states: {
    looking: {
      invoke: { src: 'look', onDone: { target: 'over' }, onError: { target: 'over' } },
      on: {
        noted: { target: 'looking' },
        'begun again': { target: 'looking', reenter: true },
      },
      after: { patience: { target: 'over' } },
    },
    over: { type: 'final' },
  },
})

const model = simple(machine, { outcomes: { look: endings } })

const after400ms = (event: string) => {
  const run = startRun(model, 'anyone')
  run.advance(400)
  run.make({ kind: 'send', name: event, event, payload: null, to: null })
  return { started: run.observe().started, timers: run.timers() }
}

describe('a transition to its own state', () => {
  test('keeps the timer and the service running', () => {
    expect(after400ms('noted')).toEqual({
      started: { look: 1 },
      timers: [{ name: 'patience', due: clockStart + 1_000 }],
    })
  })

  test('starts both again if it re-enters', () => {
    expect(after400ms('begun again')).toEqual({
      started: { look: 2 },
      timers: [{ name: 'patience', due: clockStart + 1_400 }],
    })
  })

  test('is a transition of its own in coverage, and both can be taken', () => {
    const taken = new Set(explore(model).edges.flatMap(({ step }) => step.transitions))
    const both = ['looking: noted → looking', 'looking: begun again → looking (reenter)']
    expect([...transitionsOf(machine).values()]).toEqual(expect.arrayContaining(both))
    expect([...taken]).toEqual(expect.arrayContaining(both))
  })
})
