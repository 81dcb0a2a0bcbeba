import { describe, expect, test } from 'vitest'
import { type AnyActorRef, createActor } from 'xstate'
import { createSeededGlobals } from '../src/seeded-globals.ts'
import { stableText } from '../src/stable-text.ts'
import { service } from './simple.ts'

const read = (value: unknown): unknown => JSON.parse(stableText(value))

describe('the stable text of', () => {
  test.each<[string, unknown, unknown]>([
    [
      'plain JSON is JSON',
      { a: [1, 'x', null, { b: false }] },
      { a: [1, 'x', null, { b: false }] },
    ],
    ['a function is its name', { on: function press() {} }, { on: 'function press' }],
    ['a bigint is its digits', { count: 12n }, { count: '12' }],
    ['a symbol is its description', [Symbol('x')], ['Symbol(x)']],
    ['a map is its entries', new Map([['a', { b: 1 }]]), ['Map', ['a', { b: 1 }]]],
    ['a set is its values', { all: new Set([1, 2]) }, { all: ['Set', 1, 2] }],
  ])('%s', (_, value, text) => {
    expect(read(value)).toEqual(text)
  })

  test('a value that contains itself ends there', () => {
    const parent: { name: string; child?: object } = { name: 'parent' }
    parent.child = { parent, name: 'child' }
    expect(read(parent)).toEqual({ name: 'parent', child: { parent: 'seen', name: 'child' } })
  })

  test('a value that contains itself at several depths ends each time', () => {
    const root: { name: string; all: unknown[] } = { name: 'root', all: [] }
    root.all.push({ root }, { root, deeper: { root } }, 12n)
    expect(read(root)).toEqual({
      name: 'root',
      all: [{ root: 'seen' }, { root: 'seen', deeper: { root: 'seen' } }, '12'],
    })
  })

  test('a value that occurs twice side by side is written twice, even beside a cycle', () => {
    const shared = { x: 1 }
    const cycle: unknown[] = []
    cycle.push(cycle)
    expect(read({ one: shared, other: shared, cycle })).toEqual({
      one: { x: 1 },
      other: { x: 1 },
      cycle: ['seen'],
    })
  })

  test('an id from seeded randomness is the same for every number', () => {
    const { perform } = createSeededGlobals(() => 0)
    const [one, other] = perform(() => [crypto.randomUUID(), crypto.randomUUID()])
    expect(stableText(`order ${one}`)).toBe(stableText(`order ${other}`))
    expect(stableText(`order ${one} of ${other}`)).toBe('"order an id of an id"')
  })

  test('an actor is its name, from the list or else from its source', () => {
    const actor: AnyActorRef = createActor(service, { id: 'worker' })
    const unknown: AnyActorRef = createActor(service, { id: 'stranger' })
    const names = { actors: new Map([[actor, 'ask']]), strings: new Map([['worker', 'id of ask']]) }
    expect(JSON.parse(stableText([actor, unknown, 'worker', 'other'], names))).toEqual([
      'actor ask',
      'actor stranger',
      'id of ask',
      'other',
    ])
  })

  test('a stub of an actor is its id', () => {
    const stub = { id: 'stub', sessionId: 'x:0', getSnapshot: () => null }
    expect(stableText(stub)).toBe('"actor stub"')
  })

  test('any other value is converted', () => {
    const convert = (value: unknown) => (typeof value === 'number' ? value * 2 : value)
    expect(stableText({ a: 1, b: 'x' }, undefined, convert)).toBe('{"a":2,"b":"x"}')
  })
})
