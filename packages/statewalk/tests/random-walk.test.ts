import { describe, expect, test } from 'vitest'
import { assign, createMachine, setup } from 'xstate'
import { modelOf } from '../src/model.ts'
import { brokenPathText, walkAtRandom } from '../src/random-walk.ts'
import { clockStart } from '../src/step-clock.ts'
import { simple } from './simple.ts'
import { postModel } from './toys.ts'

const bounds = { runs: 50, seed: 1, moves: 40 }

/* A rule that the post machine breaks. */
const rule = 'no letter is requested twice'
const twice = {
  ...postModel(),
  invariants: {
    [rule]: ({ sent }: { sent: Readonly<Record<string, number>> }) =>
      (sent['send requested'] ?? 0) < 2,
  },
}

describe('a random walk', () => {
  test('finds a broken rule and shrinks its path', () => {
    const found = walkAtRandom(twice, bounds)
    expect(found?.rule).toBe(rule)
    expect(found?.moves.filter((move) => move === 'send requested')).toHaveLength(2)
    expect(found?.moves.at(-1)).toBe('send requested')
    expect(found?.moves.length).toBeLessThanOrEqual(5)
  })

  test('finds a temporal rule that a short cooldown breaks', () => {
    const rule = 'no letter is sent for 15 s after one was sent'
    const temporalRules = {
      [rule]: {
        after: { ended: 'send: is sent' },
        never: { started: 'send' },
        for: { ms: 15_000 },
      },
    }
    expect(walkAtRandom({ ...postModel(), temporalRules }, bounds)).toBeNull()
    expect(walkAtRandom({ ...postModel({ cooldown: 2_000 }), temporalRules }, bounds)).toEqual({
      rule,
      detail: expect.any(String),
      input: 'two tries',
      moves: ['send requested', 'send: is sent', '⏱ cooldown', 'send requested'],
    })
  })

  test('waits up to 1 ms before the next timer, and fires it by itself', () => {
    const moments = new Set<number>()
    const model = modelOf({
      machine: setup({
        types: {
          context: {} as { at: number },
          events: {} as { type: 'pressed'; at: number },
        },
        actions: { 'set moment': assign((_, { at }: { at: number }) => ({ at })) },
      }).createMachine({
        id: 'kettle',
        context: { at: clockStart },
        initial: 'heating',
        states: {
          heating: {
            after: { 50000: 'hot' },
            on: { pressed: { actions: { type: 'set moment', params: ({ event }) => event } } },
          },
          hot: {},
        },
      }),
      question: 'When is it hot?',
      inputs: { anyone: undefined },
      events: { pressed: { now: (now) => ({ type: 'pressed' as const, at: now }) } },
      outcomes: {},
      invariants: {
        'moments are recorded': ({ snapshot: { context } }) =>
          moments.add(context.at - clockStart).size > 0,
      },
    })
    expect(walkAtRandom(model, { ...bounds, runs: 100 })).toBeNull()
    expect(Math.min(...moments)).toBe(0)
    expect(Math.max(...moments)).toBe(49_999)

    const neverHot = {
      ...model,
      invariants: {
        'never hot': ({ snapshot }: { snapshot: { value: unknown } }) => snapshot.value !== 'hot',
      },
    }
    for (let seed = 1; seed <= 20; seed++)
      expect(walkAtRandom(neverHot, { ...bounds, seed })?.moves).toEqual([
        expect.stringMatching(/^⏱/),
      ])
  })

  test('begins with the full inputs too', () => {
    const machine = createMachine({ id: 'jar', context: ({ input }) => ({ input }) })
    const model = simple(machine, {
      inputs: { small: 1 as never },
      fullInputs: { full: 9 as never },
      invariants: { 'is small': ({ snapshot }) => snapshot.context.input < 9 },
    })
    expect(walkAtRandom(model)).toEqual({
      rule: 'is small',
      detail: 'in {}',
      input: 'full',
      moves: [],
    })
  })

  test('returns null if no rule is broken', () => {
    expect(walkAtRandom(postModel(), { ...bounds, runs: 10 })).toBeNull()
  })

  test('is reported with its steps and as JSON', () => {
    const path = { rule, detail: 'in "waiting"', input: 'two tries', moves: ['given up'] }
    expect(brokenPathText(twice, path)).toBe(
      [
        `✗ ${rule}: in "waiting"`,
        '',
        'post',
        '   0  two tries',
        '→  1  given up',
        '',
        JSON.stringify(
          { machine: 'post', title: rule, input: 'two tries', moves: ['given up'] },
          null,
          2,
        ),
      ].join('\n'),
    )
  })
})
