import { describe, expect, test } from 'vitest'
import { createMachine, setup } from 'xstate'
import { servicePlacesOf } from '../src/services.ts'
import { service } from './simple.ts'

const { createMachine: machineOf } = setup({ actors: { look: service, ask: service } })

/** The places of a machine, with the ids that XState makes reduced to the path of the state. */
const placesOf = (machine: Parameters<typeof servicePlacesOf>[0]) =>
  [...servicePlacesOf(machine)].map(([id, place]) => [id.replace(/^0\.m\./, ''), place])

const looking = { invoke: { src: 'look' } } as const

describe('a service has no place', () => {
  test('if it is invoked once, even beside another one', () => {
    const machine = machineOf({ id: 'm', invoke: [{ src: 'look' }, { src: 'ask' }] })
    expect(placesOf(machine)).toEqual([])
  })

  test('if the state that invokes it also surrounds the other', () => {
    const machine = machineOf({ id: 'm', initial: 'a', states: { a: looking }, ...looking })
    expect(placesOf(machine)).toEqual([])
  })

  test('if it is written in the machine and used once', () => {
    const machine = createMachine({
      id: 'm',
      type: 'parallel',
      states: { a: { invoke: { src: service } }, b: { invoke: { src: service } } },
    })
    expect(placesOf(machine)).toEqual([])
  })
})

describe('the place of a service', () => {
  test('is the region that invokes it', () => {
    const machine = machineOf({
      id: 'm',
      type: 'parallel',
      states: { polling: looking, manual: looking },
    })
    expect(placesOf(machine)).toEqual([
      ['polling', 'polling'],
      ['manual', 'manual'],
    ])
  })

  test('has several parts if paths differ in length or in more than one of them', () => {
    const machine = machineOf({
      id: 'm',
      type: 'parallel',
      states: {
        a: { initial: 'x', states: { x: { initial: 'end', states: { end: looking } } } },
        b: { initial: 'y', states: { y: { initial: 'end', states: { end: looking } } } },
        c: { initial: 'end', states: { end: looking } },
      },
    })
    expect(placesOf(machine)).toEqual([
      ['a.x.end', 'a.x'],
      ['b.y.end', 'b.y'],
      ['c.end', 'c'],
    ])
  })

  test('begins and ends where one of the others differs', () => {
    const end = { initial: 'end', states: { end: looking } } as const
    const machine = machineOf({
      id: 'm',
      type: 'parallel',
      states: {
        a: { type: 'parallel', states: { one: end, two: end } },
        b: { initial: 'one', states: { one: end } },
      },
    })
    expect(placesOf(machine)).toEqual([
      ['a.one.end', 'a.one'],
      ['a.two.end', 'a.two'],
      ['b.one.end', 'b.one'],
    ])
  })
})
