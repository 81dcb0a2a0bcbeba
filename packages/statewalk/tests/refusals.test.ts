import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, createMachine, setup } from 'xstate'
import { refuse } from '../src/instrumented-machine.ts'

const guardMissing = (place: string, id = 'm') =>
  new Error(
    `'${id}' cannot be explored: the guard 'is ready' has no implementation (${place}). Add it to setup or with provide.`,
  )

describe('a guard without an implementation is named with its place', () => {
  test('on a later branch of an event', () => {
    const guards = { never: () => false }
    const machine = setup({ guards }).createMachine({
      id: 'm',
      on: { go: [{ guard: 'never' }, { guard: 'is ready' as never, actions: () => {} }, {}] },
    })
    expect(() => refuse(machine)).toThrow(guardMissing('m: go [is ready] → stays'))
  })

  test('on a transition without an event', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { always: { guard: 'is ready', target: 'b' } }, b: {} },
    })
    expect(() => refuse(machine)).toThrow(guardMissing('a: always [is ready] → b'))
  })

  test('in each of several places', () => {
    const go = { guard: 'is ready', target: 'b' }
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { go, run: go } }, b: {} },
    })
    expect(() => refuse(machine)).toThrow(
      new Error(
        ['a: go [is ready] → b', 'a: run [is ready] → b']
          .map((place) => guardMissing(place).message)
          .join('\n'),
      ),
    )
  })

  test('in a machine that it invokes, even one that invokes itself', () => {
    const actors: Record<string, AnyStateMachine> = {}
    const child = setup({ actors: { ...actors } }).createMachine({
      id: 'child',
      on: { go: { guard: 'is ready' as never, actions: () => {} } },
      invoke: { src: 'itself' as never },
    })
    Object.assign(child.implementations.actors, { itself: child })
    const machine = createMachine({ id: 'm', invoke: { src: child } })
    expect(() => refuse(machine)).toThrow(guardMissing('child: go [is ready] → stays', 'child'))
  })
})
