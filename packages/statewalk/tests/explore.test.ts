import { describe, expect, test } from 'vitest'
import { assign, fromCallback, setup } from 'xstate'
import { explore } from '../src/explore.ts'
import type { Graph } from '../src/graph.ts'
import { modelOf } from '../src/model.ts'
import { replay } from '../src/replay.ts'
import { simple } from './simple.ts'
import { quizModel } from './toys.ts'

const outline = ({ configurations, edges }: Graph) => ({
  states: configurations.map(({ value }) => JSON.stringify(value)),
  moves: edges.map(({ from, move, to }) => `${from} ${move.name} ${to}`),
})

const counter = (max: number) =>
  setup({
    types: { context: {} as { count: number }, events: {} as { type: 'pressed' } },
    actions: { 'count up': assign({ count: ({ context }) => context.count + 1 }) },
    guards: { 'can go on': ({ context }) => context.count < max },
  }).createMachine({
    id: 'counter',
    context: { count: 0 },
    on: { pressed: { guard: 'can go on', actions: 'count up' } },
  })

const counterModel = (max: number) =>
  modelOf({
    machine: counter(max),
    question: 'How many?',
    inputs: { none: undefined },
    outcomes: {},
  })

/** A door with a guard and with entry and exit actions. Every move can be repeated. */
const doorModel = simple(
  setup({
    actions: { ring: () => {}, creak: () => {} },
    guards: { 'is unlocked': () => true },
  }).createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: {
        entry: 'ring',
        on: { knocked: {}, opened: { guard: 'is unlocked', target: 'open' }, locked: 'locked' },
      },
      locked: { on: { unlocked: 'closed' } },
      open: { exit: 'creak', on: { closed: 'closed', slammed: 'closed' } },
    },
  }),
)

describe('an exploration', () => {
  test.each([
    { model: quizModel, move: 'ask › word given (yes)' },
    { model: doorModel, move: 'opened' },
  ])(
    'records each move as if its path had been replayed from the start: $move',
    ({ model, move: expected }) => {
      const { configurations, edges } = explore(model)
      for (const { from, move, step } of edges) {
        const { input = '', moves: before = [] } = configurations[from] ?? {}
        const moves = [...before, move].map(({ name }) => name)
        expect(step).toEqual(replay(model, { input, moves }).lastStep())
      }
      expect(edges.map(({ move }) => move.name)).toContain(expected)
    },
  )

  test('treats the same situation at another time of day as the same configuration', () => {
    const deadline = setup({
      types: {
        context: {} as { until: number | null },
        events: {} as { type: 'asked'; at: number },
      },
      delays: { wait: 60_000 },
      actions: {
        'set deadline': assign((_, { at }: { at: number }) => ({ until: at + 60_000 })),
      },
    }).createMachine({
      id: 'deadline',
      context: { until: null },
      initial: 'free',
      states: {
        free: {
          on: {
            asked: {
              target: 'bound',
              actions: { type: 'set deadline', params: ({ event }) => event },
            },
          },
        },
        bound: { after: { wait: { target: 'free' } } },
      },
    })
    const model = modelOf({
      machine: deadline,
      question: 'When again?',
      inputs: { anyone: undefined },
      events: { asked: { now: (now) => ({ type: 'asked' as const, at: now }) } },
      outcomes: {},
    })
    expect(outline(explore(model)).moves).toEqual([
      '0 asked (now) 1',
      '1 ⏱ wait 2',
      '2 asked (now) 1',
    ])
  })

  test('throws above the limit, with the last three configurations', () => {
    expect(explore(counterModel(4), { limits: { configurations: 5 } }).configurations).toHaveLength(
      5,
    )
    const key = (count: number) => `["active",{},{"count":${count}},[],[],[[]],[]]`
    expect(() => explore(counterModel(5), { limits: { configurations: 5 } })).toThrow(
      new Error(
        [
          "'counter' has more than 5 configurations: shrink the inputs or samples, or project away what no guard reads.",
          'The last ones:',
          ...[2, 3, 4].map(key),
        ].join('\n'),
      ),
    )
  })

  /** A building with seven doors and a watchman, whom no move ends. */
  const building = (context: object, started: () => void) =>
    setup({ actors: { watch: fromCallback(() => {}) } }).createMachine({
      id: 'building',
      context: () => {
        started()
        return context
      },
      invoke: { src: 'watch' },
      initial: 'hall',
      states: {
        hall: { on: { climbed: 'stairs', entered: 'lift' } },
        stairs: { on: { climbed: 'roof' } },
        lift: { on: { left: 'stairs' } },
        roof: { on: { flew: 'lift', jumped: 'lift', fell: 'lift' } },
      },
    })

  test.each([
    ['one run for everything', {}, 1],
    ['a new run for each move if the context may change unnoticed', { key: () => {} }, 8],
  ])('uses %s', (_, context, expected) => {
    let starts = 0
    const machine = building(context, () => {
      starts += 1
    })
    expect(explore(simple(machine, { outcomes: { watch: {} } })).edges).toHaveLength(7)
    expect(starts).toBe(expected)
  })
})
