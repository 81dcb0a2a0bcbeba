import { describe, expect, test } from 'vitest'
import type { Finding } from '../src/findings.ts'
import { modelFrom } from '../src/model-from.ts'
import { failureText, findingText, modelReportText, reportModel } from '../src/model-report.ts'
import { makePath } from '../src/paths.ts'
import { raceModel } from './toys.ts'

describe('a model report', () => {
  test('is a text with everything about a model', () => {
    const moves = ['⏱ hare', '⏱ hare', '⏱ tortoise', 'restarted']
    expect(modelReportText(reportModel(raceModel))).toBe(
      [
        'race: Who is first?',
        '4 configurations, 4 moves',
        'inputs            1/1',
        'states            7/7',
        'transitions       4/4',
        'guards            0/0',
        'outcomes          0/0',
        'events            1/1',
        `${makePath('at the start', moves).id} (4) at the start: ${moves.join(' → ')}`,
        'No problems.',
      ].join('\n'),
    )
  })

  test('shows the way to what is broken, with times and states, and how to replay it', () => {
    const never = ({ snapshot }: { snapshot: { value: unknown } }) => snapshot.value !== 'over'
    const report = reportModel(
      modelFrom(raceModel.machine, { invariants: { 'the tortoise never wins': never } }),
    )
    const moves = ['⏱ hare', '⏱ hare', '⏱ tortoise']
    const running = (fast: string) => JSON.stringify({ running: { fast, slow: 'on the way' } })
    expect(modelReportText(report)).toMatch(/^race: What can happen to 'race'\?\n/)
    expect(report.findings.map((found) => findingText(raceModel, found))).toEqual([
      [
        '✗ the tortoise never wins: in "over"',
        `    after no input: ${moves.join(' → ')}`,
        `          0 ms  no input  ${running('on the way')}`,
        `       6000 ms  ⏱ hare  ${running('resting')}`,
        `      12000 ms  ⏱ hare  ${running('on the way')}`,
        '      15000 ms  ⏱ tortoise  "over"',
        '    context {}',
        `    replay  ${JSON.stringify({ machine: 'race', input: 'no input', moves })}`,
      ].join('\n'),
    ])
  })
})

describe('an unknown finding', () => {
  const finding: Finding = {
    about: 'model',
    verdict: 'unknown',
    name: 'The input is unknown.',
    path: null,
    evidence: null,
    note: 'a sample',
    follows: [],
  }

  test.each([
    ['nothing', [], []],
    ['three findings', ['a', 'b', 'c'], ['    then also: a; b; c']],
    ['more than three findings', ['a', 'b', 'c', 'd', 'e'], ['    then also: a; b; c and 2 more']],
  ])('is a text with what settles it and what follows from it: %s', (_, follows, lines) => {
    expect(findingText(raceModel, { ...finding, follows }).split('\n')).toEqual([
      '? The input is unknown.',
      '    settled by a sample',
      ...lines,
    ])
  })

  test('is accepted with its reason', () => {
    expect(findingText(raceModel, { ...finding, verdict: 'accepted', note: 'it is free' })).toBe(
      '○ The input is unknown.\n    because it is free',
    )
  })

  test('fails a strict check with what settles it, if that is known', () => {
    expect(failureText(raceModel, finding)).toBe('? The input is unknown.\nsettled by a sample')
    expect(failureText(raceModel, { ...finding, note: null })).toBe('? The input is unknown.')
  })
})
