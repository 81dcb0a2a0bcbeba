import { describe, expect, it } from 'vitest'
import { createActor, type SnapshotFrom, waitFor } from 'xstate'
import { enterSession } from '../../src/app/enter-session.ts'
import { deleteAccountFlow } from '../../src/app/flows/delete-account.ts'
import { loginFlow } from '../../src/app/flows/login.ts'
import { memberWith } from '../support/fakes/member-api.ts'
import { openBrowser, type Page } from './open-page.ts'

const email = 'maya@lindqvist.example'
const password = 'sweet-pea-88'

const withMember = async () => {
  const browser = openBrowser()
  const account = browser.service.add({ email, password, displayName: 'Maya Lindqvist' })
  browser.records.set(account.uid, memberWith({ email, interests: ['Yoga'] }))
  const page = browser.openPage()
  await enterSession(page.app.session, await page.identity.signIn({ email, password }))
  return { ...browser, account, page }
}

/** The deletion as /settings starts it. */
const openSettings = ({ app }: Page) => {
  const session = app.session.getSnapshot()
  const flow = createActor(deleteAccountFlow(app), {
    input: { authType: 'local', unfinished: session.hasTag('closing') },
  })
  flow.on('*', app.follow)
  flow.start()
  const become = (state: Parameters<SnapshotFrom<typeof flow>['matches']>[0]) =>
    waitFor(flow, (snapshot) => snapshot.matches(state), { timeout: 15_000 })
  return { flow, become }
}

const confirm = (page: Page) => {
  const settings = openSettings(page)
  settings.flow.send({ type: 'delete requested' })
  settings.flow.send({ type: 'confirmed' })
  return settings
}

describe('deleting an account', () => {
  it('leaves nothing: no record, no picture, no identity, nothing stored, and says so at home (spec 4.54, 4.55, 4.56, 4.57)', async () => {
    const { page, records, service, store, account, pictureStore } = await withMember()
    await pictureStore.save({ uid: account.uid, dataUrl: 'data:image/png;base64,AAAA' })
    await confirm(page).become('gone')
    expect(records.has(account.uid)).toBe(false)
    expect(pictureStore.pictures.size).toBe(0)
    expect(service.byUid(account.uid)).toBeUndefined()
    expect(Object.values(store.session).filter(Boolean)).toEqual([])
    expect(store.deletion).toBeNull()
    expect(page.app.session.getSnapshot().hasTag('signed out')).toBe(true)
    expect(page.wishes).toEqual([
      { type: 'notice', notice: 'account deleted' },
      { type: 'leave', to: '/', returning: false },
    ])
  })

  it('marks the deletion before the first thing is deleted', async () => {
    const { page, store, account } = await withMember()
    const held = page.memberApi.steering.hold('deleteAccount')
    const { become } = confirm(page)
    await held.arrived
    expect(store.deletion).toBe(account.uid)
    expect(page.app.session.getSnapshot().hasTag('closing')).toBe(true)
    held.release()
    await become('gone')
  })

  it('deletes nothing after Cancel', async () => {
    const { page, store } = await withMember()
    const { flow } = openSettings(page)
    flow.send({ type: 'delete requested' })
    flow.send({ type: 'cancelled' })
    expect(flow.getSnapshot().value).toBe('closed')
    expect(page.memberApi.steering.count('deleteAccount')).toBe(0)
    expect(store.deletion).toBeNull()
  })

  it('goes back to an untouched member when the backend refuses', async () => {
    const { page, store, service, account } = await withMember()
    page.memberApi.steering.fail('deleteAccount', { kind: 'refused' })
    await confirm(page).become('closed')
    expect(store.deletion).toBeNull()
    expect(service.byUid(account.uid)?.email).toBe(email)
    expect(page.app.session.getSnapshot().matches({ 'signed in': 'ready' })).toBe(true)
    expect(page.wishes).toEqual([{ type: 'notice', notice: 'account not deleted from backend' }])
  })

  it('is finished after a reload, where the identity service had refused (fault 80)', async () => {
    const { page, openPage, records, service, store, account } = await withMember()
    page.identity.steering.fail('remove', { kind: 'unreachable' })
    await confirm(page).become('unfinished')
    expect(records.has(account.uid)).toBe(false)
    expect(store.deletion).toBe(account.uid)

    const reloaded = openPage()
    await reloaded.become('closing the account')
    const { flow, become } = openSettings(reloaded)
    expect(flow.getSnapshot().value).toBe('unfinished')
    flow.send({ type: 'finish requested' })
    await become('gone')
    expect(service.byUid(account.uid)).toBeUndefined()
    expect(store.deletion).toBeNull()
    expect(reloaded.wishes).toContainEqual({ type: 'notice', notice: 'account deleted' })
  })

  it('leads a sign-in to /settings while a deletion waits, without a word of failure', async () => {
    const { page, openPage, store, account } = await withMember()
    page.app.session.send({ type: 'logout requested' })
    await page.settled()
    store.deletion = account.uid
    const again = openPage()
    const flow = createActor(loginFlow(again.app), { input: { returnTo: null } })
    flow.on('*', again.app.follow)
    flow.start()
    flow.send({ type: 'field changed', field: 'identifier', value: email })
    flow.send({ type: 'field changed', field: 'password', value: password })
    flow.send({ type: 'submitted' })
    await again.become('closing the account')
    expect(again.wishes).toEqual([{ type: 'leave', to: '/settings', returning: false }])
    expect(flow.getSnapshot().value).toBe('entering')
  })
})
