import { describe, expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { withdrawAccountFlow } from '../../src/app/session/withdraw-account-actors.ts'
import { memberWith } from '../support/fakes/member-api.ts'
import { openBrowser } from './open-page.ts'

const email = 'maya@lindqvist.example'
/** The time of every failure, on the clock of the page. */
const at = 1_800_000_000_000

/** A page whose visitor has signed up and has not verified the email. `withdraw` resolves with the failure, or null. */
const openUnverified = async () => {
  const { openPage, store, service, records } = openBrowser()
  const page = openPage()
  const { uid } = await page.identity.signUp({ email, password: 'sweet-pea-88', displayName: '' })
  records.set(uid, memberWith({ email }))
  const withdraw = async () => {
    const flow = createActor(withdrawAccountFlow(page.app), { input: { email } })
    return (await toPromise(flow.start())).failure
  }
  const markers = () => [
    store.deletion?.uid ?? null,
    page.app.session.getSnapshot().context.deletion,
  ]
  return { page, store, service, records, uid, withdraw, markers }
}

describe('withdrawing an unverified account', () => {
  it('deletes the record before the identity (reading 14)', async () => {
    const { page, service, records, uid, withdraw } = await openUnverified()
    const removal = page.identity.controls.hold('remove')
    const withdrawing = withdraw()
    await removal.arrived
    expect(records.has(uid)).toBe(false)
    expect(service.find(email)).toBeDefined()
    removal.release()
    expect(await withdrawing).toBeNull()
    expect(service.find(email)).toBeUndefined()
  })

  it('stores the deletion marker during the request, also in the session of this tab', async () => {
    const { page, uid, withdraw, markers } = await openUnverified()
    const request = page.memberApi.controls.hold('deleteAccount')
    const withdrawing = withdraw()
    await request.arrived
    expect(markers()).toEqual([uid, uid])
    request.release()
    expect(await withdrawing).toBeNull()
    expect(markers()).toEqual([null, null])
  })

  it('leaves no marker if the request was not sent', async () => {
    const { page, withdraw, markers } = await openUnverified()
    page.memberApi.controls.fail('deleteAccount', { kind: 'unreachable', notSent: true })
    expect(await withdraw()).toEqual({ kind: 'unreachable', notSent: true, at })
    expect(markers()).toEqual([null, null])
    expect(page.identity.controls.count('remove')).toBe(0)
  })

  it('restores the marker of another member’s unfinished deletion', async () => {
    const { page, store, withdraw, markers } = await openUnverified()
    store.deletion = { uid: 'uid-of-tomas', step: 'picture' }
    page.memberApi.controls.fail('deleteAccount', { kind: 'not allowed' })
    await withdraw()
    expect(markers()).toEqual(['uid-of-tomas', 'uid-of-tomas'])
    expect(store.deletion.step).toBe('picture')
  })

  it('keeps the marker of a request without an answer when the next one is refused', async () => {
    const { page, uid, withdraw, markers } = await openUnverified()
    page.memberApi.controls.fail('deleteAccount', { kind: 'timed out' })
    page.memberApi.controls.fail('deleteAccount', { kind: 'too many requests' })
    expect(await withdraw()).toEqual({ kind: 'timed out', at })
    expect(await withdraw()).toEqual({ kind: 'too many requests', at })
    expect(markers()).toEqual([uid, uid])
  })

  it('keeps the marker if the identity cannot be removed', async () => {
    const { page, store, records, uid, withdraw, markers } = await openUnverified()
    page.identity.controls.fail('remove', { kind: 'unreachable' })
    expect(await withdraw()).toEqual({ kind: 'unreachable', at })
    expect(records.has(uid)).toBe(false)
    expect(markers()).toEqual([uid, uid])
    expect(store.deletion?.step).toBe('identity')
  })
})
