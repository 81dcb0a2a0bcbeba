import { afterEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'
import { controllableActor } from '../src/controllable-actor.ts'
import { explore } from '../src/explore.ts'
import { modelOf } from '../src/model.ts'
import { replay } from '../src/replay.ts'
import { startRun } from '../src/run.ts'
import { clockStart } from '../src/step-clock.ts'
import { postModel } from './toys.ts'

afterEach(() => vi.useRealTimers())

const nothing = fromPromise<void>(() => Promise.reject(new Error('not provided')))
const ends = { ends: { resolves: undefined } }

test('reports a failed machine through its run alone, without throwing to the caller', () => {
  vi.useFakeTimers()
  const machine = setup({ actors: { work: nothing } }).createMachine({
    id: 'worker',
    invoke: { src: 'work' },
  })
  const model = modelOf({
    machine,
    question: 'Done?',
    inputs: { anyone: undefined },
    outcomes: { work: { fails: { rejects: { kind: 'unreachable' } } } },
  })
  const run = replay(model, { input: 'anyone', moves: ['work: fails'] })
  expect(run.snapshot().status).toBe('error')
  expect(vi.getTimerCount()).toBe(0)
})

test('lists services by name and place, or by id where one state invokes several', () => {
  const machine = setup({ actors: { zeta: nothing, look: nothing, alpha: nothing } }).createMachine(
    {
      id: 'busy',
      type: 'parallel',
      states: {
        last: { invoke: { src: 'zeta' } },
        polling: { invoke: { src: 'look' } },
        asking: { invoke: { src: 'look' } },
        thrice: {
          invoke: [
            { src: 'alpha', id: 'one' },
            { src: 'alpha', id: 'two' },
            { src: 'alpha', id: 'three' },
          ],
        },
      },
    },
  )
  const model = modelOf({
    machine,
    question: 'What is running?',
    inputs: { anyone: undefined },
    outcomes: { zeta: ends, look: ends, alpha: ends },
  })
  const services = [
    ...['alpha (one)', 'alpha (three)', 'alpha (two)'],
    ...['look (asking)', 'look (polling)', 'zeta'],
  ]
  expect(startRun(model, 'anyone').services()).toEqual(services)
  const moves = startRun(model, 'anyone').possibleMoves().moves
  expect(moves.map(({ name }) => name)).toEqual(services.map((name) => `${name}: ends`))
  const two = replay(model, { input: 'anyone', moves: ['look (polling): ends'] })
  expect(two.services()).toEqual(services.filter((name) => name !== 'look (polling)'))
})

describe('timestamps in a configuration', () => {
  const tenYears = 10 * 365 * 24 * 3_600_000
  type Moments = Readonly<Record<string, number>>
  const seen = (
    moments: Moments,
    lines: { horizon?: number; clockStart?: number } = {},
  ): unknown => {
    const machine = setup({
      types: { input: {} as Moments, context: {} as Moments },
    }).createMachine({ id: 'calendar', context: ({ input }) => input })
    const model = modelOf({
      ...{ machine, question: 'When?', inputs: { now: moments }, outcomes: {} },
      ...lines,
    })
    return JSON.parse(startRun(model, 'now').configuration())[2]
  }

  test('are relative to now; other numbers are unchanged', () => {
    expect(
      seen({
        soon: clockStart + 5_000,
        now: clockStart,
        before: clockStart - 3_000,
        minute: clockStart - 60_000,
        ago: clockStart - 60_001,
        count: 7,
        decade: clockStart + tenYears,
        never: clockStart + tenYears + 1,
      }),
    ).toEqual({
      soon: 'now + 5000',
      now: 'now + 0',
      before: 'now - 3000',
      minute: 'now - 60000',
      ago: 'long ago',
      count: 7,
      decade: `now + ${tenYears}`,
      never: clockStart + tenYears + 1,
    })
  })

  test('are long ago beyond the horizon of the model', () => {
    const before = clockStart - 3_000
    expect(seen({ before, later: before + 1 }, { horizon: 2_999 })).toEqual({
      before: 'long ago',
      later: 'now - 2999',
    })
  })

  test('are those around the clock start of the model', () => {
    const start = clockStart + 2 * tenYears
    expect(
      seen({ now: start, before: start - 60_001, other: clockStart }, { clockStart: start }),
    ).toEqual({
      now: 'now + 0',
      before: 'long ago',
      other: clockStart,
    })
  })
})

test('a run begins at the clock start of the model', () => {
  const start = Date.UTC(2030, 0, 1)
  const run = startRun({ ...postModel(), clockStart: start }, 'two tries')
  expect(run.now()).toBe(start)
  expect(run.timers()).toEqual([{ name: 'poll interval', due: start + 10_000 }])
})

test('names the last configurations of an unbounded exploration', () => {
  const lines = (() => {
    try {
      explore(postModel(), { limit: 5 })
    } catch (error) {
      return String(error).split('\n')
    }
    return []
  })()
  expect(lines[0]).toContain("'post' has more than 5 configurations: shrink the inputs")
  expect(lines[1]).toBe('The last ones:')
  expect(lines.slice(2).map((line) => JSON.parse(line)[0])).toEqual(['active', 'active', 'active'])
})

test('starts a run only from an existing input', () => {
  const model = { ...postModel(), inputs: { early: { limit: 2 }, late: { limit: 2 } } }
  expect(() => startRun(model, 'never')).toThrow("No input 'never'; there are: early, late.")
})

test('stops a service and keeps its input', () => {
  const actor = createActor(controllableActor, { input: { email: 'a' } }).start()
  actor.send({ type: 'whatever' })
  expect(actor.getSnapshot()).toMatchObject({ status: 'active', input: { email: 'a' } })
  expect(actor.getPersistedSnapshot()).toBe(actor.getSnapshot())
  actor.stop()
  expect(actor.getSnapshot()).toMatchObject({ status: 'stopped', input: { email: 'a' } })
})
