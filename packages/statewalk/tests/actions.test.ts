import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import { startRun } from '../src/run.ts'
import { allNodes } from '../src/transitions.ts'
import { simple } from './simple.ts'

const actionsOf = (state: string) => ({ entry: `into ${state}`, exit: `out of ${state}` })

const to = (target: string | readonly string[], actions: string, reenter = false) => ({
  target,
  actions,
  reenter,
})

/** Adds a named action to every entry, exit and event. */
const loggingMachine = createMachine({
  id: 'all',
  initial: 'one',
  ...actionsOf('all'),
  on: {
    'down to one': to('.one', 'down to one'),
    'down to one, re-entering': to('.one', 'down to one, re-entering', true),
  },
  states: {
    one: {
      initial: 'first',
      ...actionsOf('one'),
      on: {
        'one to one': to('one', 'one to one'),
        'one to one, re-entering': to('one', 'one to one, re-entering', true),
        'down to second': to('.second', 'down to second'),
        'down to second, re-entering': to('.second', 'down to second, re-entering', true),
        'on to two': to('two', 'on to two'),
        'into both': to(['two.left.off', 'two.right.open'], 'into both'),
      },
      states: {
        first: {
          ...actionsOf('first'),
          on: {
            'up to one': to('#all.one', 'up to one'),
            'up to one, re-entering': to('#all.one', 'up to one, re-entering', true),
            'up to all, re-entering': to('#all', 'up to all, re-entering', true),
            'on to second': to('second', 'on to second'),
            nowhere: { actions: 'nowhere' },
          },
        },
        second: actionsOf('second'),
      },
    },
    two: {
      type: 'parallel',
      ...actionsOf('two'),
      on: { 'back to one': to('one', 'back to one') },
      states: {
        left: {
          initial: 'on',
          ...actionsOf('left'),
          states: {
            on: {
              ...actionsOf('on'),
              on: {
                switched: to('off', 'switched left'),
                'both at once': to(['off', '#all.two.right.open'], 'both at once'),
              },
            },
            off: { ...actionsOf('off'), on: { 'off to one': to('#all.one', 'off to one') } },
          },
        },
        right: {
          initial: 'passing',
          ...actionsOf('right'),
          states: {
            passing: { ...actionsOf('passing'), always: to('shut', 'passed') },
            shut: { ...actionsOf('shut'), on: { switched: to('open', 'switched right') } },
            open: actionsOf('open'),
          },
        },
      },
    },
  },
})

/** For each step of a walk: the recorded actions and those that the machine has executed. */
const walked = (moves: readonly string[], machine: AnyStateMachine = loggingMachine) => {
  let executed: string[] = []
  const named = allNodes(machine)
    .flatMap(({ entry, exit, transitions, always = [] }) => [
      ...entry,
      ...exit,
      ...[...transitions.values(), always].flat().flatMap(({ actions }) => actions),
    ])
    .filter((name) => typeof name === 'string')
  const actions = Object.fromEntries(
    named.map((name) => [name, (): void => void executed.push(name)]),
  )
  const model = simple(machine.provide({ actions }), { runs: named })
  const run = startRun(model, 'anyone')
  const steps = [{ named: run.lastStep().actions, executed }]
  for (const name of moves) {
    executed = []
    const { actions } = run.make({ kind: 'send', name, event: name, payload: null, to: null })
    steps.push({ named: actions, executed })
  }
  return steps
}

describe('the actions of a step', () => {
  test.each([
    ['down to one'],
    ['down to one, re-entering'],
    ['one to one'],
    ['one to one, re-entering'],
    ['down to second'],
    ['down to second, re-entering'],
    ['up to one'],
    ['up to one, re-entering'],
    ['up to all, re-entering'],
    ['on to second', 'one to one'],
    ['nowhere'],
    ['on to two', 'switched', 'off to one'],
    ['into both', 'back to one'],
    ['on to two', 'both at once'],
  ])('are those that the machine executes, in the same order: %s', (...moves) => {
    for (const { named, executed } of walked(moves)) expect(named).toEqual(executed)
    expect(walked(moves).at(-1)?.executed).toContain(moves.at(-1))
  })

  test('include those of every initial region', () => {
    const region = (name: string) => ({
      initial: `${name}, at first`,
      ...actionsOf(name),
      states: { [`${name}, at first`]: actionsOf(`${name}, at first`) },
    })
    const pair = createMachine({
      id: 'pair',
      type: 'parallel',
      ...actionsOf('pair'),
      states: { left: region('left'), right: region('right') },
    })
    const [start] = walked([], pair)
    expect(start?.named).toEqual(start?.executed)
    expect(start?.named).toContain('into right, at first')
  })
})
