import type { AnyModel } from 'statewalk'
import { describe, expect, test } from 'vitest'
import { createLab } from '../../lab/app/lab.ts'
import { backgroundOf } from '../../lab/paths/expectations.ts'
import { readPathFile } from '../../lab/paths/path-file.ts'
import { recordedPath } from '../../lab/report/recorded-path.ts'
import { brokenRules } from '../../lab/report/rule.ts'
import { emailCooldown } from '../../machines/limits.ts'
import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'
import { replayFile } from '../support/paths/replay-file.ts'

const { machine } = verifyEmailModel

/** The model of the verification with another duration of one of its timers. */
const withDelay = (name: 'poll interval' | 'until resend' | 'redirect delay', ms: number) => ({
  ...verifyEmailModel,
  machine: machine.provide({ delays: { [name]: ms } }),
})

/** A lab of one model, opened at the start of the verification. */
const labOf = (model: AnyModel) =>
  createLab([model], 'light', {
    fragment: () => '#/verifyEmail/step/0?input=just+signed+up',
    writeFragment: () => {},
    tick: () => () => {},
    pathOf: () => null,
    introduced: { read: () => true, set: () => {} },
  })

/** What a tester does: makes moves or lets time pass (ms), chooses a rule by its sentence, and saves. */
const report = (model: AnyModel, steps: readonly (string | number)[], sentence: string) => {
  const lab = labOf(model)
  for (const step of steps)
    if (typeof step === 'number') lab.pass(step)
    else lab.send({ type: 'moves made', moves: [step] })
  const { run } = lab.playerState()
  const rules = brokenRules(model, lab.chartOf(machine.id), run, [], () => [])
  const choice = rules.flatMap(({ choices }) => choices).find((one) => one.sentence === sentence)
  if (!choice) throw new Error(`'${sentence}' is not among the rules.`)
  const { recording } = lab.actor.getSnapshot().context
  return readPathFile(JSON.stringify(recordedPath(recording, sentence, choice.rule)))
}

describe('a saved report about a wrong time fails with the fault and passes without it', () => {
  test.each([
    {
      fault: 'half the cooldown',
      model: withDelay('until resend', emailCooldown / 2),
      steps: ['resend requested', 'send verification email: is sent', 30_000],
      rule: '“resend requested” is not possible',
    },
    {
      fault: 'a check every 15 s',
      model: withDelay('poll interval', 15_000),
      steps: [10_000],
      rule: 'waiting.polling.checking is active',
    },
    {
      fault: 'a redirect after 150 ms',
      model: withDelay('redirect delay', 150),
      steps: ['check requested', 'check verified (manual): is verified', 150],
      rule: 'verified.redirect.pausing is active',
    },
  ])('$fault', ({ model, steps, rule }) => {
    const file = report(model, steps, rule)
    expect(replayFile([model], file).difference).toContain(`At step ${file.moves.length}, `)
    expect(replayFile([verifyEmailModel], file)).toEqual({
      steps: file.moves.length,
      difference: null,
    })
  })
})

describe('the recording of a wait', () => {
  test('keeps its duration, and one step for each timer that fires', () => {
    const lab = labOf(verifyEmailModel)
    lab.pass(4_000)
    lab.pass(7_000)
    lab.pass(1_000)
    expect(lab.actor.getSnapshot().context.recording.moves).toEqual(['⏲ 10000 ms', '⏲ 2000 ms'])
  })

  test('names the timer if the tester waits until it ends', () => {
    const lab = labOf(verifyEmailModel)
    lab.pass(4_000)
    lab.passToTimer()
    expect(lab.actor.getSnapshot().context.recording.moves).toEqual([
      '⏲ 4000 ms',
      '⏱ poll interval',
    ])
  })

  test('follows a recording that goes on with the timer', () => {
    const lab = labOf(verifyEmailModel)
    lab.passToTimer()
    lab.send({ type: 'step chosen', position: 0 })
    lab.pass(10_000)
    expect(lab.actor.getSnapshot().context.recording).toMatchObject({
      moves: ['⏱ poll interval'],
      position: 1,
      branches: [],
    })
  })
})

test('a report offers only rules that do not hold, those about what a person does first', () => {
  const lab = labOf(verifyEmailModel)
  const { run } = lab.playerState()
  const background = backgroundOf(machine.id)
  const rules = brokenRules(verifyEmailModel, lab.chartOf(machine.id), run, background, () => [])
  const sentences = rules.flatMap(({ choices }) => choices.map(({ sentence }) => sentence))
  expect(sentences[0]).toBe('“withdrawal requested” is not possible')
  expect(sentences).toContain('“resend requested” is not possible')
  expect(sentences).toContain('waiting.polling.pausing is not active')
  expect(sentences).not.toContain('“resend requested” is possible')
  expect(sentences).not.toContain('waiting.polling.pausing is active')
})
