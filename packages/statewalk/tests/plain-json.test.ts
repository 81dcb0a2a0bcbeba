import { expect, test } from 'vitest'
import { notPlainJson } from '../src/invariants.ts'

test.each([
  [null],
  [undefined],
  [''],
  [false],
  [0],
  [[]],
  [{}],
  [Object.create(null)],
  [{ a: undefined, b: [null, 'x', { c: -1.5 }] }],
])('%j is plain JSON', (value) => {
  expect(notPlainJson(value)).toBeNull()
})

test.each<[unknown, string]>([
  [Number.NaN, 'context: NaN'],
  [Number.POSITIVE_INFINITY, 'context: Infinity'],
  [() => 1, 'context: a function'],
  [1n, 'context: a bigint'],
  [new Map(), 'context: an instance of Map'],
  [{ at: new Date(0) }, 'context.at: an instance of Date'],
  [{ fine: null, list: ['x', { b: Symbol('x') }] }, 'context.list.1.b: a symbol'],
])('reports the location of other data: %s', (value, place) => {
  expect(notPlainJson(value)).toBe(place)
})
