import { expect, test } from 'vitest'
import { assign, emit, sendParent, setup } from 'xstate'
import { diffMarkdown, diffOf, isChanged } from '../src/machine-diff.ts'
import { modelFrom } from '../src/model-from.ts'
import { service } from './simple.ts'

const types = {
  events: {} as { type: 'checkout requested' } | { type: 'cancelled' } | { type: 'reminded' },
}

const options = { types, actors: { pay: service }, delays: { patience: 30_000 } }

const before = setup(options).createMachine({
  id: 'order',
  initial: 'cart',
  states: {
    cart: { on: { 'checkout requested': { target: 'paying' } } },
    paying: {
      invoke: { src: 'pay', onDone: { target: 'paid' }, onError: { target: 'cart' } },
      on: { cancelled: { target: 'cart' } },
      after: { patience: { target: 'cart' } },
    },
    paid: { type: 'final' },
  },
})

const after = setup({ ...options, delays: { patience: 20_000 } }).createMachine({
  id: 'order',
  initial: 'cart',
  states: {
    cart: { on: { 'checkout requested': { target: 'paying' } } },
    paying: {
      invoke: {
        src: 'pay',
        onDone: { target: 'done.paid', actions: emit({ type: 'order paid' }) },
        onError: { target: 'cart' },
      },
      on: { reminded: { actions: sendParent({ type: 'still paying' }) } },
      after: { patience: { target: 'cart' } },
    },
    done: { initial: 'paid', states: { paid: { type: 'final' } } },
  },
})

test('moves are added, removed and changed, each in its state', () => {
  const diff = diffOf(before, after)
  expect(isChanged(diff)).toBe(true)
  expect(diff).toEqual({
    machine: 'order',
    isComplete: true,
    statesAdded: ['done', 'done.paid'],
    statesRemoved: ['paid'],
    moves: [
      {
        change: 'changed',
        state: 'paying',
        move: 'pay: resolves',
        before: ['→ paid'],
        after: ['→ done.paid, emits order paid'],
      },
      { change: 'removed', state: 'paying', move: 'cancelled', before: ['→ cart'], after: [] },
      {
        change: 'changed',
        state: 'paying',
        move: '⏱ patience',
        before: ['→ cart, after 30000 ms'],
        after: ['→ cart, after 20000 ms'],
      },
      {
        change: 'added',
        state: 'paying',
        move: 'reminded',
        before: [],
        after: ['stays, sends still paying to parent'],
      },
    ],
  })
})

test('the Markdown is a table', () => {
  expect(diffMarkdown(diffOf(before, after))).toBe(
    [
      '## order',
      '',
      'States added: done, done.paid',
      '',
      'States removed: paid',
      '',
      '| Change | State | Move | Before | After |',
      '| --- | --- | --- | --- | --- |',
      '| changed | paying | pay: resolves | → paid | → done.paid, emits order paid |',
      '| removed | paying | cancelled | → cart |  |',
      '| changed | paying | ⏱ patience | → cart, after 30000 ms | → cart, after 20000 ms |',
      '| added | paying | reminded |  | stays, sends still paying to parent |',
    ].join('\n'),
  )
})

test('a start, a service that is started and a state that fails are results', () => {
  const lamp = (config: object) =>
    modelFrom(
      setup({
        types: { events: {} as { type: 'pressed' } },
        actors: { pay: service },
        actions: { burn: () => {} },
      }).createMachine({ id: 'lamp', initial: 'off', states: { off: config, on: {} } }),
    )
  const starting = diffOf(lamp({}), lamp({ invoke: { src: 'pay' } })).moves
  expect(starting[0]).toEqual({
    change: 'changed',
    state: '(start)',
    move: 'no input',
    before: ['→ off'],
    after: ['→ off, starts pay'],
  })
})

test('a move is listed under the states whose transitions it takes', () => {
  const panel = (inside: object, around: object = {}) =>
    setup({ types: { events: {} as { type: 'pressed' | 'reset' } } }).createMachine({
      id: 'panel',
      type: 'parallel',
      on: around,
      states: {
        left: { initial: 'off', states: { off: { on: inside }, on: {} } },
        right: { initial: 'off', states: { off: { on: inside }, on: {} } },
      },
    })
  const listed = (...config: Parameters<typeof panel>) =>
    diffOf(panel({}), panel(...config)).moves.map(({ state, move }) => [state, move])
  expect(listed({ pressed: 'on' })).toEqual([['left.off + right.off', 'pressed']])
  const reset = { reset: { target: ['.left.on', '.right.on'] } }
  expect(listed({}, reset)).toEqual([['panel', 'reset']])
  expect(diffOf(panel({}), panel({}, reset)).moves[0]?.after).toContain('→ left.on + right.on')
})

test('a move that takes no transition of an active state is listed under the active states', () => {
  const ghost = (target: string) =>
    setup({ types: { events: {} as { type: 'pressed' } } }).createMachine({
      id: 'ghost',
      initial: 'here',
      states: {
        here: { initial: 'idle', states: { idle: {} }, on: { pressed: { target } } },
        passing: { always: { target: 'there' } },
        there: {},
      },
    })
  expect(diffOf(ghost('here'), ghost('passing')).moves).toMatchObject([
    { state: 'here', move: 'pressed', before: ['stays'], after: ['→ there'] },
  ])
})

test('a machine that fails is a result, and so is each result that depends on the context', () => {
  const lamp = (isBroken: boolean) =>
    modelFrom(
      setup({
        types: { context: {} as { count: number }, events: {} as { type: 'pressed' } },
        actions: {
          'count up': assign(({ context }) => ({ count: context.count + 1 })),
          burn: assign(() => {
            throw new Error('It burns.')
          }),
        },
        guards: { 'is first': ({ context }) => context.count === 0 },
      }).createMachine({
        id: 'lamp',
        context: { count: 0 },
        initial: 'off',
        states: {
          off: {
            on: {
              pressed: [
                { guard: 'is first', target: 'off', reenter: true, actions: 'count up' },
                { target: 'on', actions: isBroken ? 'burn' : [] },
              ],
            },
          },
          on: {},
        },
      }),
    )
  expect(diffOf(lamp(false), lamp(true)).moves).toMatchObject([
    { state: 'off', move: 'pressed', before: ['→ on'], after: ['stays, fails'] },
  ])
  const gone = setup({}).createMachine({ id: 'lamp', initial: 'off', states: { off: {} } })
  expect(diffMarkdown(diffOf(lamp(false), gone))).toContain(
    '| removed | off | pressed | stays, does count up<br>→ on |  |',
  )
})

test('an exploration of one version that a limit ends is incomplete', () => {
  const small = setup({}).createMachine({ id: 'one', initial: 'a', states: { a: {} } })
  expect(diffOf(small, before, { limits: { configurations: 1 } }).isComplete).toBe(false)
  expect(diffOf(before, small, { limits: { configurations: 1 } }).isComplete).toBe(false)
  expect(diffOf(small, small, { limits: { configurations: 1 } }).isComplete).toBe(true)
  const model = modelFrom(before)
  const given = { ...model, defaults: false }
  expect(diffOf(given, small, { limits: { configurations: 1 } }).isComplete).toBe(false)
  expect(diffOf(small, given, { limits: { configurations: 1 } }).isComplete).toBe(false)
})

test('names do not end a cell or become markup, and an incomplete exploration is mentioned', () => {
  const odd = setup({ types: { events: {} as { type: string } } }).createMachine({
    id: '<b>odd</b>',
    initial: 'a|b',
    states: { 'a|b': { on: { 'x\n_y_': { target: 'c' } } }, c: {} },
  })
  const empty = setup({}).createMachine({ id: 'odd', initial: 'c', states: { c: {} } })
  const text = diffMarkdown(diffOf(empty, odd))
  expect(text).toContain('## \\<b\\>odd\\</b\\>')
  expect(text).toContain('| added | a\\|b | x \\_y\\_ |  | → c |')
  expect(diffMarkdown(diffOf(odd, empty, { limits: { configurations: 1 } }))).toMatch(
    /^## odd\n\nNot everything was explored\.\n\nStates removed: /,
  )
})
