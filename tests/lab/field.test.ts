import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { createLab } from '../../lab/app/lab.ts'
import { defaultSettings } from '../../lab/app/settings.ts'
import { createField } from '../../lab/field/field.ts'
import { fieldRows } from '../../lab/field/field-rows.ts'
import { replayReport } from '../../lab/field/replay-report.ts'
import { fieldCopy } from '../../lab/field-copy.ts'
import { loginModel } from '../../machines/login/login-model.ts'
import { recordedReport, signIn, siteLogin, wrongLogin } from './support/recorded-report.ts'

/** A lab of the login that opens this text. */
const opened = async (text: string) => {
  const lab = createLab([loginModel], 'light', {
    fragment: () => '',
    writeFragment: () => {},
    tick: () => () => {},
    pathOf: () => null,
    settings: { read: () => defaultSettings, write: () => {} },
  })
  const field = createField(lab, async (report) =>
    structuredClone(replayReport([loginModel], report)),
  )
  field.open(text)
  const { context, value } = await waitFor(
    field.actor,
    (snapshot) => !snapshot.matches('replaying'),
  )
  const rows = context.shown ? fieldRows(context.shown) : []
  return { lab, field, value, context, rows }
}

describe('the lab with a field report', () => {
  test('shows the path of the machine at fault at the divergence, with what its model expects', async () => {
    const { lab, rows } = await opened(
      await recordedReport(wrongLogin, { returnTo: null }, [{ type: 'submitted' }]),
    )
    const { recording, view } = lab.actor.getSnapshot().context
    expect(view).toBe('field')
    expect(recording).toMatchObject({ machine: 'login', moves: ['submitted'], position: 1 })
    expect(lab.playerState().run.snapshot().value).toEqual({ form: 'editing' })
    // The last event is the answer of the service that the wrong state has called.
    expect(rows.map(({ verdict }) => verdict)).toEqual(['agrees', 'diverges', 'not compared'])
    expect(rows[1]).toMatchObject({
      event: { type: 'submitted', value: '"resolving username"' },
      moves: ['submitted'],
      position: 1,
      instead: ['{"form":"editing"}'],
    })
  })

  test('names the first event that no move of the model explains', async () => {
    const report = await recordedReport(siteLogin, { returnTo: null }, signIn.slice(0, 5))
    const { rows } = await opened(report.replace('"submitted"', '"button pressed"'))
    expect(rows.find(({ verdict }) => verdict !== 'agrees')).toMatchObject({
      verdict: 'unexplained',
      event: { type: 'button pressed' },
      moves: [],
    })
  })

  test('opens each recorded event at the moves that lead to its recorded state', async () => {
    const { lab, rows, context } = await opened(
      await recordedReport(siteLogin, { returnTo: null }, signIn),
    )
    expect(context.replayed?.divergence).toBeNull()
    for (const { event, verdict, position } of rows) {
      expect(verdict).toBe('agrees')
      if (event.to.name !== 'login') continue
      lab.send({ type: 'step chosen', position: position ?? -1 })
      expect(JSON.stringify(lab.playerState().run.snapshot().value)).toBe(event.value)
    }
  })

  test.each(['', '{"machine":"login","input":"a member","moves":[]}', '{"version":1}\n{}'])(
    'rejects a text without a report: %j',
    async (text) => {
      const { value, context } = await opened(text)
      expect(value).toBe('no report')
      expect(context.problem).toBe(fieldCopy.noReport)
    },
  )

  test('says why a file cannot be read', async () => {
    const { field } = await opened('')
    await field.openFile({ text: () => Promise.reject(new Error('The file was removed.')) })
    expect(field.actor.getSnapshot().context.problem).toBe('The file was removed.')
  })

  test('ends a replay that is left', async () => {
    const signals: AbortSignal[] = []
    const { lab } = await opened('')
    const field = createField(lab, (_report, signal) => {
      signals.push(signal)
      return new Promise(() => {})
    })
    field.open(await recordedReport(siteLogin, { returnTo: null }, signIn))
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    field.actor.send({ type: 'closed' })
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    expect(field.actor.getSnapshot().value).toBe('no report')
  })

  test('opens another of several reports', async () => {
    const right = await recordedReport(siteLogin, { returnTo: null }, signIn)
    const wrong = await recordedReport(wrongLogin, { returnTo: null }, [{ type: 'submitted' }])
    const { field, context } = await opened(`${right}\n${wrong}\n`)
    expect(context.reports).toHaveLength(2)
    field.actor.send({ type: 'report chosen', index: 1 })
    const { context: now } = await waitFor(field.actor, (snapshot) => snapshot.matches('replayed'))
    expect(now.replayed?.divergence?.actor.name).toBe('login')
  })
})
