import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import { startRun } from '../../../machines/model/run.ts'
import { allNodes } from '../../../machines/model/transitions.ts'
import { simple } from './simple.ts'

const says = (state: string) => ({ entry: `into ${state}`, exit: `out of ${state}` })

const to = (target: string | readonly string[], actions: string, reenter = false) => ({
  target,
  actions,
  reenter,
})

/** Names an action for every state that is entered or left, and for every event that is taken. */
const chatty = createMachine({
  id: 'all',
  initial: 'one',
  ...says('all'),
  on: {
    'down to one': to('.one', 'down to one'),
    'down to one, anew': to('.one', 'down to one, anew', true),
  },
  states: {
    one: {
      initial: 'first',
      ...says('one'),
      on: {
        'one to one': to('one', 'one to one'),
        'one to one, anew': to('one', 'one to one, anew', true),
        'down to second': to('.second', 'down to second'),
        'down to second, anew': to('.second', 'down to second, anew', true),
        'on to two': to('two', 'on to two'),
        'into both': to(['two.left.off', 'two.right.open'], 'into both'),
      },
      states: {
        first: {
          ...says('first'),
          on: {
            'up to one': to('#all.one', 'up to one'),
            'up to one, anew': to('#all.one', 'up to one, anew', true),
            'up to all, anew': to('#all', 'up to all, anew', true),
            'on to second': to('second', 'on to second'),
            nowhere: { actions: 'nowhere' },
          },
        },
        second: says('second'),
      },
    },
    two: {
      type: 'parallel',
      ...says('two'),
      on: { 'back to one': to('one', 'back to one') },
      states: {
        left: {
          initial: 'on',
          ...says('left'),
          states: {
            on: {
              ...says('on'),
              on: {
                switched: to('off', 'switched left'),
                'both at once': to(['off', '#all.two.right.open'], 'both at once'),
              },
            },
            off: { ...says('off'), on: { 'off to one': to('#all.one', 'off to one') } },
          },
        },
        right: {
          initial: 'passing',
          ...says('right'),
          states: {
            passing: { ...says('passing'), always: to('shut', 'passed') },
            shut: { ...says('shut'), on: { switched: to('open', 'switched right') } },
            open: says('open'),
          },
        },
      },
    },
  },
})

/** What the steps of a walk name, and what the machine itself does at each. */
const walked = (moves: readonly string[], machine: AnyStateMachine = chatty) => {
  let done: string[] = []
  const named = allNodes(machine)
    .flatMap(({ entry, exit, transitions, always = [] }) => [
      ...entry,
      ...exit,
      ...[...transitions.values(), always].flat().flatMap(({ actions }) => actions),
    ])
    .filter((name) => typeof name === 'string')
  const actions = Object.fromEntries(named.map((name) => [name, (): void => void done.push(name)]))
  const model = simple(machine.provide({ actions }))
  const run = startRun(model, 'anyone')
  const steps = [{ named: run.lastStep().actions, done }]
  for (const name of moves) {
    done = []
    const { actions } = run.make({ kind: 'send', name, event: name, payload: null, to: null })
    steps.push({ named: actions, done })
  }
  return steps
}

describe('the actions of a step', () => {
  test.each([
    ['down to one'],
    ['down to one, anew'],
    ['one to one'],
    ['one to one, anew'],
    ['down to second'],
    ['down to second, anew'],
    ['up to one'],
    ['up to one, anew'],
    ['up to all, anew'],
    ['on to second', 'one to one'],
    ['nowhere'],
    ['on to two', 'switched', 'off to one'],
    ['into both', 'back to one'],
    ['on to two', 'both at once'],
  ])('are those that the machine does, in its order: %s', (...moves) => {
    for (const { named, done } of walked(moves)) expect(named).toEqual(done)
    expect(walked(moves).at(-1)?.done).toContain(moves.at(-1))
  })

  test('are those of every region where the machine begins', () => {
    const region = (name: string) => ({
      initial: `${name}, at first`,
      ...says(name),
      states: { [`${name}, at first`]: says(`${name}, at first`) },
    })
    const pair = createMachine({
      id: 'pair',
      type: 'parallel',
      ...says('pair'),
      states: { left: region('left'), right: region('right') },
    })
    const [start] = walked([], pair)
    expect(start?.named).toEqual(start?.done)
    expect(start?.named).toContain('into right, at first')
  })
})
