import { describe, expect, test } from 'vitest'
import { landingModel } from '../../machines/landing/landing-model.ts'
import { replay } from '../../machines/model/replay.ts'
import type { Run } from '../../machines/model/run.ts'
import { clockStart } from '../../machines/model/step-clock.ts'
import { checkDelay } from '../../machines/model/timers.ts'

/* The tour walks every arrow; here are the specification's own numbers and sentences (sections 4 and 9). */
const snapping = 'mode changed (to snapping)'
const forward = 'step requested (forward)'
const backward = 'step requested (backward)'
const cooldown = '⏱ cooldown'
const chain = '⏱ chain interval'
const from = (...moves: string[]) => ({ input: 'a visitor', moves })
const walked = (...moves: string[]) => replay(landingModel, from(snapping, ...moves))
const inputsHeardBy = (run: Run) =>
  run
    .possible()
    .moves.map(({ name }) => name)
    .filter((name) => /^(step|jump) requested/.test(name))
const panelAfter = (...moves: string[]) => walked(...moves).snapshot().context.panel

describe('a gesture', () => {
  test('moves one panel and says so in the address', () => {
    const run = walked(forward)
    expect(run.lastStep().counts.emitted).toEqual([
      { type: 'scroll to panel', panel: 1, atOnce: false },
      { type: 'address changed', panel: 1 },
    ])
  })

  test('walks 0 to 1 to 2 to 3 and back (spec 4.02, 4.03)', () => {
    expect(panelAfter(forward, cooldown, forward, cooldown, forward)).toBe(3)
    const there = [forward, cooldown, forward, cooldown, forward, cooldown]
    expect(panelAfter(...there, backward, cooldown, backward, cooldown, backward)).toBe(0)
  })

  test('is heard again exactly 1000 ms after the step before it (spec 9.03)', () => {
    const { before, after } = checkDelay(landingModel, from(snapping, forward), {
      timer: 'cooldown',
      ms: 1_000,
    })
    expect(before.can).not.toContain(forward)
    expect(after.can).toContain(forward)
  })

  test('is dropped during the cooldown, not kept for later', () => {
    const run = walked(forward)
    expect(inputsHeardBy(run)).toEqual([])
    run.advance(5_000)
    expect(run.snapshot().context.panel).toBe(1)
  })

  test('does nothing beyond the first and the last panel', () => {
    expect(
      walked()
        .possible()
        .moves.map(({ name }) => name),
    ).not.toContain(backward)
    const end = walked('jump requested (Download)', chain, chain, cooldown)
    expect(end.snapshot().context.panel).toBe(3)
    expect(inputsHeardBy(end)).not.toContain(forward)
  })
})

describe('a jump', () => {
  test('is a chain of single steps, 1200 ms apart (spec 4.04, 4.05, 9.07)', () => {
    const run = walked('jump requested (Download)')
    const seen = [run.snapshot().context.panel]
    for (const _ of [1, 2]) {
      run.advance(1_199)
      seen.push(run.snapshot().context.panel)
      run.advance(1)
      seen.push(run.snapshot().context.panel)
    }
    expect(seen).toEqual([1, 1, 2, 2, 3])
    expect(run.now()).toBe(clockStart + 2_400)
  })

  test('goes back as it goes forward', () => {
    const run = walked('panel came into view (Download)', 'jump requested (the hero)')
    const seen = [run.snapshot().context.panel]
    for (const _ of [1, 2]) {
      run.advance(1_200)
      seen.push(run.snapshot().context.panel)
    }
    expect(seen).toEqual([2, 1, 0])
  })

  test('listens to gestures 1000 ms after its last step', () => {
    const { before, after } = checkDelay(
      landingModel,
      from(snapping, 'jump requested (Why Us)', chain),
      { timer: 'cooldown', ms: 1_000 },
    )
    expect(before.can).not.toContain(backward)
    expect(after.can).toContain(backward)
  })

  test('hears no gesture and no other jump on its way (spec 4.06, 4.07)', () => {
    const run = walked('jump requested (Download)')
    expect(inputsHeardBy(run)).toEqual([])
    run.advance(1_200)
    expect(inputsHeardBy(run)).toEqual([])
  })

  test('goes at once, in one step, for readers who prefer reduced motion', () => {
    const run = walked('motion changed (to calm)', 'jump requested (Download)')
    expect(run.lastStep().counts.emitted).toEqual([
      { type: 'scroll to panel', panel: 3, atOnce: true },
      { type: 'address changed', panel: 3 },
      { type: 'jump ended', panel: 3 },
    ])
  })

  test('ends where the reader went by other means', () => {
    const run = walked('jump requested (Download)', 'panel came into view (the hero)')
    run.advance(5_000)
    expect(run.snapshot().context.panel).toBe(0)
  })
})

describe('where the browser scrolls', () => {
  test('the panel follows, and nothing is scrolled', () => {
    const run = walked('panel came into view (Why Us)')
    expect(run.snapshot().context.panel).toBe(2)
    expect(run.lastStep().counts.emitted).toEqual([{ type: 'address changed', panel: 2 }])
  })

  test('an ordinary page does not step', () => {
    const moves = replay(landingModel, from())
      .possible()
      .moves.map(({ name }) => name)
    expect(moves).not.toContain(forward)
    expect(moves).not.toContain(backward)
  })

  test('a mode that holds already is no news', () => {
    const modesOf = (run: Run) =>
      run
        .possible()
        .moves.map(({ name }) => name)
        .filter((name) => name.startsWith('mode changed'))
    expect(modesOf(replay(landingModel, from()))).toEqual(['mode changed (to snapping)'])
    expect(modesOf(walked())).toEqual(['mode changed (to ordinary)'])
  })

  test('a jump on an ordinary page is one movement', () => {
    const run = replay(landingModel, from('jump requested (Download)'))
    expect(run.lastStep().counts.emitted).toEqual([
      { type: 'scroll to panel', panel: 3, atOnce: false },
      { type: 'jump ended', panel: 3 },
    ])
  })

  test('a window of another size keeps its panel', () => {
    const run = walked(forward, 'window resized')
    expect(run.lastStep().counts.emitted).toEqual([
      { type: 'scroll to panel', panel: 1, atOnce: true },
    ])
    const turned = walked(forward, 'mode changed (to ordinary)')
    expect(turned.lastStep().counts.emitted).toEqual([
      { type: 'scroll to panel', panel: 1, atOnce: true },
    ])
  })
})
