import { describe, expect, test } from 'vitest'
import type { AnyModel } from '../src/model.ts'
import { modelFrom } from '../src/model-from.ts'
import { modelReportText, problemsOf, reportModel } from '../src/model-report.ts'
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
    expect(problemsOf(reportModel(model))).toEqual([
      "'look' in 'waiting.polling.looking' has no outcome that rejects.",
      "'send' in 'waiting.sending.sending' has no outcome that resolves.",
      '✗ every transition can be taken: waiting.polling.looking: look succeeds [has arrived] → arrived',
      '✗ every transition can be taken: waiting.polling.looking: look fails → waiting.polling.stopped',
      '✗ every transition can be taken: waiting.sending.sending: send succeeds → waiting.sending.cooling down',
      '✗ every transition can be taken: waiting.sending.cooling down: ⏱ cooldown → waiting.sending.ready',
      '✗ every transition can be taken: arrived: ⏱ redirect → gone',
      'states: waiting.sending.cooling down is unreachable',
      'states: arrived is unreachable',
      'transitions: waiting.polling.looking: look succeeds [has arrived] → arrived is unreachable',
      'transitions: waiting.polling.looking: look fails → waiting.polling.stopped is unreachable',
      'transitions: waiting.sending.sending: send succeeds → waiting.sending.cooling down is unreachable',
      'transitions: waiting.sending.cooling down: ⏱ cooldown → waiting.sending.ready is unreachable',
      'transitions: arrived: ⏱ redirect → gone is unreachable',
      'guards: has arrived: holds is unreachable',
    ])
  })

  test('says if not everything was explored, and why', () => {
    const model = { ...modelFrom(counterMachine), rules: { 'max configurations': 3 } }
    const report = reportModel(model)
    expect(report.findings).toEqual(['Not everything was explored.'])
    expect(modelReportText(report)).toMatch(
      /\n\? There are more than 3 configurations: add 'project' or 'within'\.$/,
    )
  })

  test('notices a path that diverges because a projection hides what a guard reads', () => {
    const model = simple(lockMachine(), { project: () => null })
    expect(reportModel(model).findings).toEqual([
      "'project' hides something that matters: 'anyone: pressed → turned → opened' diverges at step 2.",
    ])
  })
})
