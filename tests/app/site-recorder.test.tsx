import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { siteReportBody } from '../../backend/fields/site-report.ts'
import { ServiceFailure } from '../../machines/failure.ts'
import { type RecordedWindow, siteRecorder } from '../../src/app/site-recorder.ts'
import { anonymousPost, offlineFetch } from '../support/anonymous-posts.ts'

const endpoint = 'https://api.trellis.example/api/reports/site'

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('VITE_REPORTS_URL', endpoint)
})
afterEach(() => vi.unstubAllEnvs())

type Privacy = { doNotTrack?: string; globalPrivacyControl?: boolean }

/** A page with its own window, whose requests are recorded. */
const open = (navigator: Privacy = {}) => {
  const events = new EventTarget()
  const { fetch, sent } = offlineFetch()
  const page = {
    navigator,
    location: { pathname: '/Login/' },
    document: { readyState: 'loading' },
    addEventListener: events.addEventListener.bind(events),
    fetch,
  } as unknown as RecordedWindow
  const recorder = siteRecorder(page)
  const machine = createMachine({
    id: 'login',
    initial: 'form',
    states: { form: { on: { submitted: 'sent' } }, sent: {} },
  })
  const actor = createActor(machine, recorder ? { inspect: recorder.inspect } : {}).start()
  return {
    recorder,
    actor,
    sent,
    fail: (error: unknown) => events.dispatchEvent(Object.assign(new Event('error'), { error })),
    reject: (reason: unknown) =>
      events.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
  }
}

test('an uncaught error sends a report without cookies, which continues when the page is closed', async () => {
  const { sent, fail } = open()
  fail(new Error('Maya’s data'))
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent).toEqual([anonymousPost(endpoint)])
  const body: unknown = JSON.parse(String(sent[0]?.options.body))
  expect(body).toMatchObject({ page: '/login', reason: 'uncaught error', failure: 'unknown' })
  expect(siteReportBody.safeParse(body).error).toBeUndefined()
})

test('an unhandled rejection is reported with its kind', async () => {
  const { sent, reject } = open()
  reject(new ServiceFailure({ kind: 'timed out' }))
  await expect.poll(() => sent).toHaveLength(1)
  const body: unknown = JSON.parse(String(sent[0]?.options.body))
  expect(body).toMatchObject({ reason: 'uncaught error', failure: 'timed out' })
})

test('events from before the first failure are in its report, with their times', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  onTestFinished(() => now.mockRestore())
  const { actor, sent, fail } = open()
  now.mockReturnValue(1_500)
  actor.send({ type: 'submitted' })
  fail(new Error('Maya’s data'))
  await expect.poll(() => sent).toHaveLength(1)
  const { names, events } = JSON.parse(String(sent[0]?.options.body))
  const rows = events.map(([at, , , type, value]: number[]) => [
    at,
    names[type ?? 0],
    names[value ?? 0],
  ])
  expect(rows).toEqual([
    [0, 'xstate.init', '"form"'],
    [500, 'submitted', '"sent"'],
  ])
})

test('two failures are both reported, whatever happened last', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  onTestFinished(() => now.mockRestore())
  const { fetch, sent } = offlineFetch()
  const { startRecorder } = await import('../../src/recorder/send-reports.ts')
  const recorder = startRecorder({ fetch }, () => '/login', [])
  const to = { id: 1, name: 'login', parent: null }
  const event = { index: 1, at: 0, from: null, to, type: 'submitted', value: 'form', failure: null }
  recorder.events.push(event)
  recorder.report('unreachable state', 'unknown', { ...event, value: 'lost' })
  await expect.poll(() => sent).toHaveLength(1)
  now.mockReturnValue(60_000)
  recorder.report('unreachable state', 'unknown', { ...event, value: 'elsewhere' })
  await expect.poll(() => sent).toHaveLength(2)
})

test('an error of another origin, which has no details, is not reported', () => {
  const { recorder, fail } = open()
  const report = vi.fn()
  Object.assign(Object(recorder), { report })
  fail(null)
  expect(report).not.toHaveBeenCalled()
})

test('nothing is recorded without an endpoint, with Do Not Track, and with Global Privacy Control', () => {
  expect(open({ doNotTrack: '1' }).recorder).toBeNull()
  expect(open({ globalPrivacyControl: true }).recorder).toBeNull()
  vi.stubEnv('VITE_REPORTS_URL', '')
  expect(open().recorder).toBeNull()
})
