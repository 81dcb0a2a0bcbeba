import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyWalk, replayTabs, walkTabs } from './random-tabs.ts'

test('two tabs break no rule on sixty short walks', async () => {
  for (const walk of fc.sample(anyWalk(30), { seed: 1, numRuns: 60 }))
    expect(await walkTabs(walk)).toBeNull()
})

test('reports the broken rule and the moves of two tabs', async () => {
  const moves = ['tab 1: opens /signup', 'tab 2: logs out', '1.5 s pass', 'tab 1: presses Back']
  const rules = {
    'time must not pass': ({ move }: { move: { by: string } }) => move.by !== 'time',
  }
  expect(await replayTabs({ start: 'visitors', moves }, rules)).toEqual({
    rule: 'time must not pass',
    start: 'visitors',
    moves: ['tab 1: opens /signup', '1.5 s pass'],
  })
})

test('shrinks a walk to the moves that break the rule', async () => {
  const [walk] = fc.sample(anyWalk(30), { seed: 3, numRuns: 1 })
  const rules = {
    'time must not pass': ({ move }: { move: { by: string } }) => move.by !== 'time',
  }
  const broken = walk && (await walkTabs(walk, rules))
  expect(broken?.moves).toEqual([expect.stringMatching(/ s pass$/)])
})
