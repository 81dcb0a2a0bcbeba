import { describe, expect, it } from 'vitest'
import { openBrowser } from './open-page.ts'
import { settled, signUp, withdraw } from './sagas/user-flows.ts'

/** A page whose visitor has signed up and has not verified the email. */
const openUnverified = async () => {
  const browser = openBrowser()
  expect(await signUp(browser.openPage())).toBe(true)
  const page = browser.openPage()
  await settled(page)
  return { ...browser, page }
}

describe('withdrawing an unverified account', () => {
  it('stores the deletion marker during the request, also in the session of this tab', async () => {
    const { page, store, service } = await openUnverified()
    const request = page.memberApi.controls.hold('deleteAccount')
    const withdrawing = withdraw(page, { tries: 1 })
    await request.arrived
    const [uid] = service.uids()
    expect(store.deletion).toBe(uid)
    expect(page.app.session.getSnapshot().context.deletion).toBe(uid)
    request.release()
    expect(await withdrawing).toBe(true)
    expect(store.deletion).toBeNull()
    expect(page.app.session.getSnapshot().context.deletion).toBeNull()
  })

  it('leaves no marker if the request was not sent', async () => {
    const { page, store } = await openUnverified()
    page.memberApi.controls.fail('deleteAccount', { kind: 'unreachable', notSent: true })
    expect(await withdraw(page, { tries: 1 })).toBe(false)
    expect(store.deletion).toBeNull()
    expect(page.app.session.getSnapshot().context.deletion).toBeNull()
  })

  it('keeps the marker of a request without an answer when the next one is refused', async () => {
    const { page, store, service } = await openUnverified()
    page.memberApi.controls.fail('deleteAccount', { kind: 'timed out' })
    page.memberApi.controls.fail('deleteAccount', { kind: 'too many requests' })
    expect(await withdraw(page, { tries: 2 })).toBe(false)
    expect(store.deletion).toBe(service.uids()[0])
  })
})
