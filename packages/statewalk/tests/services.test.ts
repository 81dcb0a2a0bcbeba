import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { handlesOf } from '../src/services.ts'

test('a result of a service is handled if any of the states handles it', () => {
  const machine = createMachine({
    initial: 'a',
    states: {
      a: { invoke: { src: 'look' as never, id: 'look', onDone: 'b' } },
      b: { on: { 'xstate.error.actor.look': 'a', 'xstate.done.actor.other': 'a' } },
    },
  })
  const { a, b } = machine.states
  const nothing = { success: false, failure: false, snapshots: false }
  const nodes = [a, b].filter((node) => node !== undefined)
  expect(handlesOf(nodes, 'look')).toEqual({ ...nothing, success: true, failure: true })
  expect(handlesOf(nodes, 'other')).toEqual({ ...nothing, success: true })
  expect(handlesOf(nodes, 'none')).toEqual(nothing)
})
