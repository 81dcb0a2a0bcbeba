import { expect, test } from 'vitest'
import { explore } from '../src/explore.ts'
import { pairsCovered, pairsIn } from '../src/pairs.ts'
import { raceModel } from './toys.ts'

const [rests, runs, wins, restarts] = [
  'running.fast.on the way: ⏱ hare → running.fast.resting',
  'running.fast.resting: ⏱ hare → running.fast.on the way',
  'running.slow.on the way: ⏱ tortoise → over',
  'over: restarted → running',
]

test('pairs every transition of a step with every transition of the next', () => {
  expect(pairsIn(['a', 'b'], ['c', 'd'])).toEqual(['a ⇒ c', 'a ⇒ d', 'b ⇒ c', 'b ⇒ d'])
})

test('lists the possible pairs in order, with whether a path walks them', () => {
  const path = { input: 'at the start', moves: ['⏱ hare', '⏱ hare', '⏱ tortoise'] }
  expect(Object.entries(pairsCovered(explore(raceModel), [path]))).toEqual([
    [`${restarts} ⇒ ${rests}`, 'uncovered'],
    [`${rests} ⇒ ${runs}`, 'covered'],
    [`${runs} ⇒ ${wins}`, 'covered'],
    [`${wins} ⇒ ${restarts}`, 'uncovered'],
  ])
})
