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
  const machine = createMachine({ id: 'login', initial: 'form', states: { form: {} } })
  createActor(machine, recorder ? { inspect: recorder.inspect } : {}).start()
  return {
    recorder,
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

test('an unhandled rejection is reported with its kind', () => {
  const { recorder, reject } = open()
  const report = vi.fn()
  Object.assign(Object(recorder), { report })
  reject(new ServiceFailure({ kind: 'timed out' }))
  expect(report).toHaveBeenCalledWith('uncaught error', 'timed out')
})

test('two failures are both reported, whatever happened last', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  onTestFinished(() => now.mockRestore())
  const { recorder, sent } = open()
  const event = recorder?.events[0]
  if (!event) throw new Error('nothing was recorded')
  recorder.report('unreachable state', 'unknown', { ...event, value: { form: 'lost' } })
  await expect.poll(() => sent).toHaveLength(1)
  now.mockReturnValue(60_000)
  recorder.report('unreachable state', 'unknown', { ...event, value: { form: 'elsewhere' } })
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
