import { type Run, replay } from 'statewalk'
import { clockStart } from 'statewalk/internal'
import { describe, expect, test } from 'vitest'
import { landingModel } from '../../machines/landing/landing-model.ts'
import { checkDelay } from '../support/check-delay.ts'

/* The transition tour covers every transition. These tests check the numbers of the specification (sections 4 and 9). */
const snapping = 'mode changed (to snapping)'
const forward = 'step requested (forward)'
const backward = 'step requested (backward)'
const cooldown = '⏱ cooldown'
const chain = '⏱ chain interval'
const from = (...moves: string[]) => ({ input: 'a visitor', moves })
const walked = (...moves: string[]) => replay(landingModel, from(snapping, ...moves))
const inputsReceivedBy = (run: Run) =>
  run
    .possibleMoves()
    .moves.map(({ name }) => name)
    .filter((name) => /^(step|jump) requested/.test(name))
const panelAfter = (...moves: string[]) => walked(...moves).snapshot().context.panel

describe('a gesture', () => {
  test('moves one panel and updates the URL', () => {
    const run = walked(forward)
    expect(run.lastStep().counts.emitted).toEqual([
      { type: 'scroll to panel', panel: 1, instant: false },
      { type: 'panel changed', panel: 1 },
    ])
  })

  test('moves from panel 0 to 1, 2 and 3 and back (spec 4.02, 4.03)', () => {
    expect(panelAfter(forward, cooldown, forward, cooldown, forward)).toBe(3)
    const there = [forward, cooldown, forward, cooldown, forward, cooldown]
    expect(panelAfter(...there, backward, cooldown, backward, cooldown, backward)).toBe(0)
  })

  test('is handled again exactly 1000 ms after the previous step (spec 9.03)', () => {
    const { before, after } = checkDelay(landingModel, from(snapping, forward), {
      timer: 'cooldown',
      ms: 1_000,
    })
    expect(before.can).not.toContain(forward)
    expect(after.can).toContain(forward)
  })

  test('is dropped during the cooldown, not queued', () => {
    const run = walked(forward)
    expect(inputsReceivedBy(run)).toEqual([])
    run.advance(5_000)
    expect(run.snapshot().context.panel).toBe(1)
  })

  test('does nothing before the first and after the last panel', () => {
    expect(
      walked()
        .possibleMoves()
        .moves.map(({ name }) => name),
    ).not.toContain(backward)
    const end = walked('jump requested (Download)', chain, chain, cooldown)
    expect(end.snapshot().context.panel).toBe(3)
    expect(inputsReceivedBy(end)).not.toContain(forward)
  })
})

describe('a jump', () => {
  test('is a chain of single steps, 1200 ms apart (spec 4.04, 4.05, 9.07)', () => {
    const run = walked('jump requested (Download)')
    const panels = [run.snapshot().context.panel]
    for (const _ of [1, 2]) {
      run.advance(1_199)
      panels.push(run.snapshot().context.panel)
      run.advance(1)
      panels.push(run.snapshot().context.panel)
    }
    expect(panels).toEqual([1, 1, 2, 2, 3])
    expect(run.now()).toBe(clockStart + 2_400)
  })

  test('lets gestures through 1000 ms after its last step', () => {
    const { before, after } = checkDelay(
      landingModel,
      from(snapping, 'jump requested (Why Us)', chain),
      { timer: 'cooldown', ms: 1_000 },
    )
    expect(before.can).not.toContain(backward)
    expect(after.can).toContain(backward)
  })

  test('ignores gestures and other jumps while it runs (spec 4.06, 4.07)', () => {
    const run = walked('jump requested (Download)')
    expect(inputsReceivedBy(run)).toEqual([])
    run.advance(1_200)
    expect(inputsReceivedBy(run)).toEqual([])
  })

  test('is instant and has one step if the user prefers reduced motion', () => {
    const run = walked('motion changed (to reduced)', 'jump requested (Download)')
    expect(run.lastStep().counts.emitted).toEqual([
      { type: 'scroll to panel', panel: 3, instant: true },
      { type: 'panel changed', panel: 3 },
      { type: 'jump ended', panel: 3 },
    ])
  })

  test('ends if the user scrolls to another panel', () => {
    const run = walked('jump requested (Download)', 'panel came into view (the hero)')
    expect(run.lastStep().counts.emitted).toEqual([{ type: 'panel changed', panel: 0 }])
    expect(inputsReceivedBy(run)).toEqual([])
    run.advance(5_000)
    expect(run.snapshot().context.panel).toBe(0)
    expect(inputsReceivedBy(run)).toContain(forward)
  })

  test('does not end if the panel to which it has just scrolled comes into view', () => {
    const { moves } = walked('jump requested (Download)').possibleMoves()
    expect(moves.map(({ name }) => name)).not.toContain('panel came into view (Key Features)')
  })

  test('leads to another panel only', () => {
    const inputs = inputsReceivedBy(walked(forward, cooldown))
    expect(inputs.filter((name) => name.startsWith('jump'))).toEqual([
      'jump requested (the hero)',
      'jump requested (Why Us)',
      'jump requested (Download)',
    ])
  })
})

describe('scrolling by the browser', () => {
  test('updates the panel without scrolling', () => {
    const run = walked('panel came into view (Why Us)')
    expect(run.snapshot().context.panel).toBe(2)
    expect(run.lastStep().counts.emitted).toEqual([{ type: 'panel changed', panel: 2 }])
  })

  test('replaces steps on an ordinary page', () => {
    const moves = replay(landingModel, from())
      .possibleMoves()
      .moves.map(({ name }) => name)
    expect(moves).not.toContain(forward)
    expect(moves).not.toContain(backward)
  })

  test('does not offer the current mode as a change', () => {
    const modesOf = (run: Run) =>
      run
        .possibleMoves()
        .moves.map(({ name }) => name)
        .filter((name) => name.startsWith('mode changed'))
    expect(modesOf(replay(landingModel, from()))).toEqual(['mode changed (to snapping)'])
    expect(modesOf(walked())).toEqual(['mode changed (to native scrolling)'])
  })

  test('is one movement for a jump on an ordinary page', () => {
    const run = replay(landingModel, from('jump requested (Download)'))
    expect(run.lastStep().counts.emitted).toEqual([
      { type: 'scroll to panel', panel: 3, instant: false },
      { type: 'jump ended', panel: 3 },
    ])
  })

  test('returns to the current panel after a resize or a change of mode', () => {
    const run = walked(forward, 'window resized')
    expect(run.lastStep().counts.emitted).toEqual([
      { type: 'scroll to panel', panel: 1, instant: true },
    ])
    const turned = walked(forward, 'mode changed (to native scrolling)')
    expect(turned.lastStep().counts.emitted).toEqual([
      { type: 'scroll to panel', panel: 1, instant: true },
    ])
  })
})
