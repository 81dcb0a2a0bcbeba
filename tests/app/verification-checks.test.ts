import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { verifyEmailFlow } from '../../src/app/pages/verify-email.tsx'
import { memberWith } from '../support/fakes/member-api.ts'
import { openBrowser } from './open-page.ts'

const email = 'maya@lindqvist.example'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1_800_000_000_000 })
})
afterEach(() => void vi.useRealTimers())

/** A page that waits for the verification of a new member. */
const openWaiting = async () => {
  const browser = openBrowser()
  const page = browser.openPage({ clock: { now: () => Date.now() } })
  const { uid } = await page.identity.signUp({ email, password: 'sweet-pea-88', displayName: '' })
  browser.records.set(uid, memberWith({ email, firstName: 'Maya', interests: [] }))
  const flow = createActor(verifyEmailFlow(page.app), {
    systemId: 'page',
    parent: page.app.root,
    input: { email, signedIn: null, at: Date.now(), resendAt: null },
  })
  flow.start()
  return { ...browser, ...page, flow }
}

test('the identity service is asked every 10 s, 30 times (spec 4.18, 4.19, 9.10, 9.11)', async () => {
  const { identity } = await openWaiting()
  for (let asked = 0; asked < 30; asked += 1) {
    await vi.advanceTimersByTimeAsync(9_999)
    expect(identity.controls.count('reload')).toBe(asked)
    await vi.advanceTimersByTimeAsync(1)
    expect(identity.controls.count('reload')).toBe(asked + 1)
  }
  await vi.advanceTimersByTimeAsync(600_000)
  expect(identity.controls.count('reload')).toBe(30)
})

test('the site navigates to /preferences 1.5 s after a check has found the email verified (spec 2.72, 9.13)', async () => {
  const { service, commands } = await openWaiting()
  const navigations = () => commands.filter(({ type }) => type === 'navigate')
  service.verify(email)
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.advanceTimersByTimeAsync(1_499)
  expect(navigations()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(navigations()).toEqual([{ type: 'navigate', to: '/preferences', withReturnPath: false }])
})

test('a resend that ends during a refused withdrawal starts the cooldown', async () => {
  const { flow, identity, memberApi } = await openWaiting()
  const sending = identity.controls.hold('sendVerificationEmail')
  flow.send({ type: 'resend requested' })
  await sending.arrived
  const deletion = memberApi.controls.hold('deleteAccount')
  flow.send({ type: 'withdrawal requested' })
  await deletion.arrived
  sending.release()
  await vi.advanceTimersByTimeAsync(20_000)
  deletion.fail({ kind: 'refused' })
  await vi.advanceTimersByTimeAsync(39_999)
  expect(flow.getSnapshot().matches({ waiting: { resending: 'cooling down' } })).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(flow.getSnapshot().matches({ waiting: { resending: 'ready' } })).toBe(true)
})
