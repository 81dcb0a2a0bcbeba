import { expect, test } from 'vitest'
import { defaultOutcomes } from '../src/default-outcomes.ts'
import type { LogicKind } from '../src/xstate-internals.ts'

const nothing = { success: false, failure: false, snapshots: false }
const all = { success: true, failure: true, snapshots: true }
const failure = new Error('a failure that the model does not describe')

const value = { 'sends a value': { next: undefined } }
const resolves = { resolves: { resolves: undefined } }
const rejects = { rejects: { rejects: failure } }
const ends = { completes: { resolves: undefined }, fails: { rejects: failure } }

test.each<[LogicKind, object, object]>([
  ['promise', resolves, { ...value, ...resolves, ...rejects }],
  ['unknown', resolves, { ...value, ...resolves, ...rejects }],
  ['observable', {}, { ...value, ...ends }],
  ['event observable', {}, { ...value, ...ends }],
  ['machine', {}, { ...value, ...ends }],
  ['callback', {}, { ...value, ...rejects }],
  ['transition', {}, {}],
])('the outcomes of a %s follow what the machine handles', (kind, ofNothing, ofAll) => {
  expect(defaultOutcomes(kind, nothing)).toEqual(ofNothing)
  expect(defaultOutcomes(kind, all)).toEqual(ofAll)
})

test('each result that the machine handles has its own outcome', () => {
  const of = (handles: Partial<typeof all>) =>
    defaultOutcomes('observable', { ...nothing, ...handles })
  expect(of({ success: true })).toEqual({ completes: ends.completes })
  expect(of({ failure: true })).toEqual({ fails: ends.fails })
  expect(of({ snapshots: true })).toEqual(value)
})
