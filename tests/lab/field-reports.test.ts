import { describe, expect, test } from 'vitest'
import { regressionOf, replayRecording } from '../../lab/site/replay-recording.ts'
import { readFieldReport, readFieldReports } from '../../lab/site/report-file.ts'
import sample from '../../lab/site/sample-report.json' with { type: 'json' }
import { interestsMachine } from '../../machines/interests/interests-machine.ts'
import { interestsModel } from '../../machines/interests/interests-model.ts'
import { loginModel } from '../../machines/login/login-model.ts'
import { replayFile } from '../support/paths/replay-file.ts'
import { reportLines } from '../support/paths/report-lines.ts'
import { recordedReport, signIn, siteLogin, wrongLogin } from './support/recorded-report.ts'

const reported = async (...recorded: Parameters<typeof recordedReport>) => {
  const report = readFieldReport(await recordedReport(...recorded))
  if (!report) throw new Error('The site does not send what the lab reads.')
  return report
}

describe('a report of the site', () => {
  test('without payloads becomes a path with samples of the model', async () => {
    const report = await reported(siteLogin, { returnTo: null }, signIn)
    const replayed = replayRecording([loginModel], report)
    expect(reportLines([loginModel], replayed)).toContain('The machines agree with the recording.')
    expect(replayed.suspect?.moves.slice(-3)).toEqual([
      'submitted',
      'sign in: is verified',
      'session opened (of the member)',
    ])
    expect(replayed.suspect?.explained).toBe(replayed.suspect?.events.length)
  })

  test('of a machine with two pages has an input of its page', async () => {
    const page = interestsMachine.provide({ actions: { 'store draft': () => {} } })
    const input = { mode: 'updating', stored: ['Hiking'], version: null, draft: null }
    const text = await recordedReport(page, input, [{ type: 'interest toggled', name: 'Yoga' }])
    const inputOn = (path: string) => {
      const report = readFieldReport(text.replace('/login', path))
      return report && replayRecording([interestsModel], report).suspect?.input
    }
    expect(inputOn('/preferences')).toBe('a new member')
    expect(inputOn('/update-preferences')).toBe('a member with interests')
  })

  test('of a machine that throws becomes a test that the current machine passes', async () => {
    const throws = siteLogin.provide({
      guards: {
        'identifier is an email': () => {
          throw new Error('a fault')
        },
      },
    })
    const report = await reported(throws, { returnTo: null }, signIn.slice(0, 5))
    const replayed = replayRecording([loginModel], report)
    expect(replayed.divergence?.divergence).toMatchObject({
      event: { type: 'submitted', value: null },
      instead: expect.arrayContaining(['"signing in"']),
    })
    const path = regressionOf([loginModel], replayed)
    expect(path).toMatchObject({ machine: 'login', moves: expect.arrayContaining(['submitted']) })
    expect(path && replayFile([loginModel], path).difference).toBeNull()
    const withFault = { ...loginModel, machine: throws }
    expect(path && replayFile([withFault], path).difference).not.toBeNull()
  })

  test('of a machine that starts in a wrong state becomes a test of its start', async () => {
    const report = await recordedReport(siteLogin, { returnTo: null }, [])
    const wrongStart = readFieldReport(report.replace('form', 'page').replace('editing', 'typing'))
    const replayed = wrongStart && replayRecording([loginModel], wrongStart)
    expect(replayed?.divergence?.divergence).toMatchObject({
      event: { type: 'xstate.init' },
      instead: ['{"form":"editing"}'],
    })
    expect(replayed && regressionOf([loginModel], replayed)).toMatchObject({
      moves: [],
      expectations: [{ step: 0, active: ['form.editing'] }],
    })
  })

  test('of a machine with a wrong guard names the first event that the model explains otherwise', async () => {
    const report = await reported(wrongLogin, { returnTo: null }, [{ type: 'submitted' }])
    const replayed = replayRecording([loginModel], report)
    expect(replayed.divergence?.divergence).toMatchObject({
      event: { type: 'submitted', value: 'resolving username' },
      instead: ['{"form":"editing"}'],
    })
    const path = regressionOf([loginModel], replayed)
    expect(path && replayFile([loginModel], path).difference).toBeNull()
    expect(path && replayFile([{ ...loginModel, machine: wrongLogin }], path).difference).toContain(
      "'form.editing' should be active",
    )
    expect(reportLines([loginModel], replayed).join('\n')).toContain('First divergence: event')
  })
})

test('the sample of the lab is what the site sends of a login without a guard, and diverges there', async () => {
  const steps = [{ type: 'submitted' }]
  expect(sample).toEqual(JSON.parse(await recordedReport(wrongLogin, { returnTo: null }, steps)))
  const report = readFieldReport(JSON.stringify(sample))
  const replayed = report && replayRecording([loginModel], report)
  expect(replayed?.divergence?.divergence?.event).toMatchObject({
    type: 'submitted',
    value: 'resolving username',
  })
})

test.each(['{"machine":"login","input":"a member","moves":[]}', 'no JSON'])(
  'a file that is no report is not read as one: %s',
  (text) => expect(readFieldReport(text)).toBeNull(),
)

const junk = { version: 1, page: '/', reason: 'uncaught error', actors: [[1, 0, 0]] }

test.each([
  ['an actor that it does not list', { names: ['login'], events: [[0, 0, 5, 0, -1, -1]] }],
  ['a name that it does not list', { names: ['login'], events: [[0, 0, 1, 7, -1, -1]] }],
  ['a state that is no JSON', { names: ['login', 'form'], events: [[0, 0, 1, 0, 1, -1]] }],
])('a report of a stranger with %s is left out', (_, report) => {
  expect(readFieldReports(JSON.stringify({ ...junk, ...report }))).toEqual([])
})

test('a file with several reports has one on each line', async () => {
  const report = await recordedReport(siteLogin, { returnTo: null }, [])
  const lines = [report, '', JSON.stringify({ id: 1, createdAt: 'x', ...JSON.parse(report) })]
  expect(readFieldReports(lines.join('\n')).map(({ cause }) => cause?.page)).toEqual([
    '/login',
    '/login',
  ])
})
