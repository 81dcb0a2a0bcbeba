import { describe, expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { explore } from '../src/explore.ts'
import type { AnyModel } from '../src/model.ts'
import { simple } from './simple.ts'

type LockEvent = 'kicked' | 'pressed' | 'turned' | 'opened'

/** A lock that can be turned only while the count is 0. The order of its events is a parameter. */
const lockMachine = (order: readonly LockEvent[]) => {
  const counting = { actions: 'count up' } as const
  const all = {
    kicked: counting,
    pressed: counting,
    turned: { guard: 'is fresh', target: 'open' },
    opened: {},
  } as const
  return setup({
    types: { context: {} as { count: number }, events: {} as { type: LockEvent } },
    actions: { 'count up': assign({ count: ({ context }) => context.count + 1 }) },
    guards: { 'is fresh': ({ context }) => context.count === 0 },
  }).createMachine({
    id: 'lock',
    context: { count: 0 },
    initial: 'shut',
    states: {
      shut: { on: Object.fromEntries(order.map((event) => [event, all[event]])) },
      open: { on: { opened: { target: 'shut' } } },
    },
  })
}

const project = () => null
const unfaithful = (model: AnyModel) => explore(model).unfaithful
const open = '["active","open",null,[],[],[[]],[]]'

describe('a projection that hides relevant context', () => {
  test('is found if a move is impossible on another path', () => {
    expect(unfaithful(simple(lockMachine(['turned', 'pressed']), { project }))).toBe(
      `'project' hides something that matters: 'anyone: turned' leads to ${open}, but from the same configuration on another path to nothing: it is not possible`,
    )
  })

  test('is found on the second path by the second move', () => {
    expect(unfaithful(simple(lockMachine(['kicked', 'turned', 'pressed']), { project }))).toContain(
      "'anyone: turned' leads to",
    )
  })

  test('is not looked for on later paths to a configuration', () => {
    const machine = setup({
      types: { context: {} as { count: number }, events: {} as { type: 'switched' } },
      actions: { 'count up': assign({ count: ({ context }) => context.count + 1 }) },
    }).createMachine({
      id: 'lamp',
      context: { count: 0 },
      initial: 'off',
      states: {
        off: { on: { switched: { target: 'on', actions: 'count up' } } },
        on: { on: { switched: { target: 'off' } } },
      },
    })
    const { configurations, unfaithful: found } = explore(simple(machine, { project }))
    expect(configurations.map(({ value }) => value)).toEqual(['off', 'on'])
    expect(found).toBeNull()
  })

  test('is found in the model of a child machine', () => {
    const lock = lockMachine(['turned', 'pressed'])
    const machine = setup({ actors: { play: lock } }).createMachine({
      id: 'parent',
      invoke: { src: 'play' },
    })
    const model = (child: Partial<AnyModel>) =>
      simple(machine, { children: { play: simple(lock, child) } })
    expect(unfaithful(model({ project }))).toContain("'anyone: play › turned' leads to")
    expect(unfaithful(model({ project: ({ count }) => Math.min(count, 1) }))).toBeNull()
  })

  test('is accepted in a configuration without moves', () => {
    const machine = setup({
      types: {
        context: {} as { way: string },
        events: {} as { type: 'walked' } | { type: 'ran' },
      },
      actions: { note: assign((_, { way }: { way: string }) => ({ way })) },
    }).createMachine({
      id: 'goal',
      context: { way: '' },
      initial: 'away',
      states: {
        away: {
          on: {
            walked: { target: 'there', actions: { type: 'note', params: { way: 'on foot' } } },
            ran: { target: 'there', actions: { type: 'note', params: { way: 'fast' } } },
          },
        },
        there: {},
      },
    })
    expect(unfaithful(simple(machine, { project }))).toBeNull()
  })
})

test('reaches each configuration by a shortest path, even after longer ones', () => {
  const machine = setup({
    types: { events: {} as { type: 'up' } | { type: 'over' } | { type: 'on' } },
  }).createMachine({
    id: 'hills',
    initial: 'start',
    states: {
      start: { on: { up: { target: 'hill' }, over: { target: 'valley' } } },
      hill: { on: { over: { target: 'valley' } } },
      valley: { on: { on: { target: 'goal' }, up: { target: 'hill' } } },
      goal: { type: 'final' },
    },
  })
  const visited: string[] = []
  const { configurations } = explore(simple(machine), {
    visit: (run) => {
      const moves = run.history().steps.flatMap(({ move }) => (move ? [move.name] : []))
      visited.push(`${moves.join(' ')}: ${JSON.stringify(run.snapshot().value)}`)
    },
  })
  expect(configurations.map(({ moves }) => moves.map(({ name }) => name))).toEqual([
    [],
    ['up'],
    ['over'],
    ['over', 'on'],
  ])
  expect(visited).toEqual([
    ': "start"',
    'up: "hill"',
    'over: "valley"',
    'up over: "valley"',
    'over up: "hill"',
    'over on: "goal"',
  ])
})

test('reports an error only for the path that caused it, not for another to the same configuration', () => {
  const game = setup({
    types: { events: {} as { type: 'pressed' } },
    actions: {
      explode: () => {
        throw new Error('the fuse is out')
      },
    },
  }).createMachine({ id: 'game', on: { pressed: { actions: 'explode' } } })
  const machine = setup({
    types: { events: {} as { type: 'skipped' } | { type: 'again' } },
    actors: { play: game },
  }).createMachine({
    id: 'child',
    initial: 'playing',
    states: {
      playing: {
        invoke: { src: 'play', onError: { target: 'resting' } },
        on: { skipped: { target: 'resting' } },
      },
      resting: { on: { again: { target: 'playing' } } },
    },
  })
  const troubled: string[] = []
  explore(simple(machine, { children: { play: simple(game) }, runs: ['explode'] }), {
    visit: (run) => {
      if (run.actorError() === null) return
      troubled.push(
        run
          .history()
          .steps.map(({ move }) => move?.name ?? 'start')
          .join(', '),
      )
    },
  })
  expect(troubled).toEqual(['start, play › pressed'])
})

test('distinguishes configurations by history states', () => {
  const machine = setup({
    types: { events: {} as { type: 'switched' } | { type: 'turned' } },
  }).createMachine({
    id: 'lamp',
    initial: 'on',
    states: {
      on: {
        initial: 'low',
        on: { switched: { target: 'off' } },
        states: {
          low: { on: { turned: { target: 'high' } } },
          high: { on: { turned: { target: 'low' } } },
          last: { type: 'history' },
        },
      },
      off: { on: { switched: { target: 'on.last' } } },
    },
  })
  const { configurations, edges } = explore(simple(machine))
  const values = configurations.map(({ value }) => JSON.stringify(value))
  expect(values.filter((value) => value === '"off"')).toHaveLength(2)
  const back = edges.filter(({ from }) => values[from] === '"off"').map(({ to }) => values[to])
  expect(back.sort()).toEqual(['{"on":"high"}', '{"on":"low"}'])
})
