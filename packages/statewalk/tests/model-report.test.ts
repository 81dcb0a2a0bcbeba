import { describe, expect, test } from 'vitest'
import { createMachine, fromCallback } from 'xstate'
import type { Finding } from '../src/findings.ts'
import type { AnyModel } from '../src/model.ts'
import { modelFrom } from '../src/model-from.ts'
import {
  failureText,
  findingText,
  modelReportText,
  problemsIn,
  problemsOf,
  reportModel,
} from '../src/model-report.ts'
import { makePath } from '../src/paths.ts'
import { simple } from './simple.ts'
import { counterMachine, lockMachine } from './small-toys.ts'
import { postModel, quizModel, raceModel, radioModel } from './toys.ts'

describe('a model report', () => {
  test.each([
    ['post', postModel()],
    ['quiz', quizModel],
    ['radio', radioModel],
    ['race', raceModel],
  ])('finds no problem with the %s machine', (_, model) => {
    expect(problemsOf(reportModel(model))).toEqual([])
  })

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

  test('lists what is missing, broken and unreachable', () => {
    const model: AnyModel = {
      ...postModel(),
      outcomes: {
        look: { 'finds nothing': { resolves: { arrived: false } } },
        send: { fails: { rejects: { kind: 'unreachable' } } },
      },
    }
    const report = reportModel(model)
    expect(problemsOf(report)).toEqual([
      "? 'look' in 'waiting.polling.looking' has no outcome that rejects.",
      "? 'send' in 'waiting.sending.sending' has no outcome that resolves.",
      '? 5 items are not reached',
    ])
    expect(problemsIn(report)).toEqual([])
    expect(report.findings.at(-1)?.follows).toEqual([
      "states: 'waiting.sending.cooling down' is never entered",
      'transitions: waiting.sending.cooling down: ⏱ cooldown → waiting.sending.ready',
      "states: 'arrived' is never entered",
      'transitions: arrived: ⏱ redirect → gone',
      "transitions: 'waiting.polling.looking: look succeeds [has arrived] → arrived' is never taken",
      'guards: has arrived: holds',
      "transitions: 'waiting.polling.looking: look fails → waiting.polling.stopped' is never taken",
      "transitions: 'waiting.sending.sending: send succeeds → waiting.sending.cooling down' is never taken",
    ])
  })

  test('says if not everything was explored, and why', () => {
    const model = { ...modelFrom(counterMachine), rules: { 'max configurations': 3 } }
    const report = reportModel(model)
    expect(problemsIn(report)).toEqual([])
    expect(modelReportText(report)).toMatch(
      /\n\? Not everything was explored: there are more than 3 configurations\.\n {4}settled by /,
    )
  })

  test('ends with the number of findings of each verdict', () => {
    const machine = createMachine({
      id: 'pit',
      initial: 'edge',
      states: {
        edge: { invoke: { src: fromCallback(() => {}), id: 'watch' }, on: { slipped: 'stuck' } },
        stuck: {},
      },
    })
    const model = modelFrom<AnyModel['machine']>(machine, { accepted: { 'no livelock': 'a pit' } })
    const lines = modelReportText(reportModel(model)).split('\n')
    expect(lines.at(-1)).toBe('1 broken, 1 unknown, 1 accepted')
  })

  test('notices a path that diverges because a projection hides what a guard reads', () => {
    const model = simple(lockMachine(), { project: () => null })
    expect(problemsIn(reportModel(model))).toMatchObject([
      {
        about: 'model',
        name: "'project' hides something that matters: 'anyone: pressed → turned → opened' diverges at step 2.",
      },
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

  test('fails a strict check with what settles it, if that is known', () => {
    expect(failureText(raceModel, finding)).toBe('? The input is unknown.\nsettled by a sample')
    expect(failureText(raceModel, { ...finding, note: null })).toBe('? The input is unknown.')
  })
})
