import { describe, expect, it } from 'vitest'
import { type SnapshotFrom, waitFor } from 'xstate'
import { unfinishedStep } from '../../src/app/pages/settings.tsx'
import { memberWith } from '../support/fakes/member-api.ts'
import { openBrowser, openLogin, openSession, type Page } from './open-page.ts'
import { openDeletion } from './open-settings.ts'

const email = 'maya@lindqvist.example'
const password = 'sweet-pea-88'

const withMember = async () => {
  const browser = openBrowser()
  const account = browser.service.add({ email, password, displayName: 'Maya Lindqvist' })
  browser.records.set(account.uid, memberWith({ email, interests: ['Yoga'] }))
  const page = browser.openPage()
  await openSession(page.app.session, await page.identity.signIn({ email, password }))
  return { ...browser, account, page }
}

/** Starts the deletion flow as /settings does. */
const openSettings = (page: Page) => {
  const flow = openDeletion(page)
  if (!flow) throw new Error('The page has no member')
  const waitForState = (state: Parameters<SnapshotFrom<typeof flow>['matches']>[0]) =>
    waitFor(flow, (snapshot) => snapshot.matches(state), { timeout: 15_000 })
  return { flow, waitForState }
}

const confirm = (page: Page) => {
  const settings = openSettings(page)
  settings.flow.send({ type: 'delete requested' })
  settings.flow.send({ type: 'confirmed' })
  return settings
}

describe('deleting an account', () => {
  it('deletes the record, the picture, the identity and the stored session, and shows a notice on / (spec 4.54, 4.55, 4.56, 4.57)', async () => {
    const { page, records, service, store, account, pictureStore } = await withMember()
    await pictureStore.save({ uid: account.uid, dataUrl: 'data:image/png;base64,AAAA' })
    await confirm(page).waitForState('deleted')
    expect(records.has(account.uid)).toBe(false)
    expect(pictureStore.pictures.size).toBe(0)
    expect(service.byUid(account.uid)).toBeUndefined()
    expect(Object.values(store.session).filter(Boolean)).toEqual([])
    expect(store.deletion).toBeNull()
    expect(page.app.session.getSnapshot().hasTag('signed out')).toBe(true)
    expect(page.commands).toEqual([
      { type: 'notice', notice: 'account deleted' },
      { type: 'navigate', to: '/', withReturnPath: false },
    ])
  })

  it('closes the window of the provider when it is cancelled', async () => {
    const signals: (AbortSignal | undefined)[] = []
    const browser = openBrowser()
    browser.service.add({ email, password })
    const page = browser.openPage({
      through: (services) => ({
        ...services,
        identity: {
          ...services.identity,
          isSignInRecent: async () => false,
          reauthenticateByProvider: (_provider, signal) => {
            signals.push(signal)
            return new Promise(() => {})
          },
        },
      }),
    })
    await openSession(page.app.session, await page.identity.signIn({ email, password }))
    const flow = openDeletion(page, 'google')
    if (!flow) throw new Error('The page has no member')
    flow.send({ type: 'delete requested' })
    flow.send({ type: 'confirmed' })
    await waitFor(flow, (snapshot) => snapshot.matches('awaiting provider sign-in'))
    flow.send({ type: 'provider sign-in requested' })
    expect(signals.map((signal) => signal?.aborted)).toEqual([false])
    flow.send({ type: 'cancelled' })
    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  })

  it('goes on with its own step, and with the record if the marker is that of another member', async () => {
    const { page, store, account } = await withMember()
    const step = () =>
      unfinishedStep(page.app.services.storage, { uid: account.uid, isDeleting: true })
    expect(step()).toBe('record')
    store.deletion = { uid: account.uid, step: 'identity' }
    expect(step()).toBe('identity')
    store.deletion = { uid: 'uid-other', step: 'identity' }
    expect(step()).toBe('record')
  })

  it('stores the deletion marker before the first request', async () => {
    const { page, store, account } = await withMember()
    const held = page.memberApi.controls.hold('deleteAccount')
    const { waitForState } = confirm(page)
    await held.arrived
    expect(store.deletion).toEqual({ uid: account.uid, step: 'record' })
    expect(page.app.session.getSnapshot().hasTag('deleting')).toBe(true)
    held.release()
    await waitForState('deleted')
  })

  it('deletes nothing after Cancel', async () => {
    const { page, store } = await withMember()
    const { flow } = openSettings(page)
    flow.send({ type: 'delete requested' })
    flow.send({ type: 'cancelled' })
    expect(flow.getSnapshot().value).toBe('closed')
    expect(page.memberApi.controls.count('deleteAccount')).toBe(0)
    expect(store.deletion).toBeNull()
  })

  it.each(['refused', 'server error', 'no token'] as const)(
    'leaves the member unchanged if the backend rejects it: %s',
    async (kind) => {
      const { page, store, service, account } = await withMember()
      page.memberApi.controls.fail('deleteAccount', { kind })
      await confirm(page).waitForState('closed')
      expect(store.deletion).toBeNull()
      expect(service.byUid(account.uid)?.email).toBe(email)
      expect(page.app.session.getSnapshot().matches({ 'signed in': 'ready' })).toBe(true)
      expect(page.commands).toEqual([
        { type: 'notice', notice: 'account not deleted from backend', failure: { kind } },
      ])
    },
  )

  it.each(['unreachable', 'timed out', 'bad gateway', 'unexpected answer'] as const)(
    'stays unfinished if it may have begun: %s',
    async (kind) => {
      const { page, store, account } = await withMember()
      page.memberApi.controls.fail('deleteAccount', { kind })
      await confirm(page).waitForState('unfinished')
      expect(store.deletion).toEqual({ uid: account.uid, step: 'record' })
      expect(page.app.session.getSnapshot().matches('deleting the account')).toBe(true)
    },
  )

  it('ends the session and stays not started if the backend responds with 401', async () => {
    const { page, store, service, account } = await withMember()
    page.memberApi.controls.fail('deleteAccount', { kind: 'session expired' })
    await confirm(page).waitForState('session rejected')
    await page.settled()
    expect(store.deletion).toBeNull()
    expect(service.byUid(account.uid)?.email).toBe(email)
    expect(Object.values(store.session).filter(Boolean)).toEqual([])
    expect(page.commands).toEqual([
      { type: 'notice', notice: 'session expired' },
      { type: 'navigate', to: '/login', withReturnPath: true },
    ])
  })

  it('can be finished after a reload if the identity could not be removed (fault 80)', async () => {
    const { page, openPage, records, service, store, account } = await withMember()
    page.identity.controls.fail('remove', { kind: 'unreachable' })
    await confirm(page).waitForState('unfinished')
    expect(records.has(account.uid)).toBe(false)
    expect(store.deletion).toEqual({ uid: account.uid, step: 'identity' })

    const reloaded = openPage()
    await reloaded.waitForState('deleting the account')
    const { flow, waitForState } = openSettings(reloaded)
    expect(flow.getSnapshot().value).toBe('unfinished')
    flow.send({ type: 'finish requested' })
    await waitForState('deleted')
    expect(service.byUid(account.uid)).toBeUndefined()
    expect(store.deletion).toBeNull()
    expect(reloaded.commands).toContainEqual({ type: 'notice', notice: 'account deleted' })
  })

  it.each(['in the same page', 'after a reload'])(
    'repeats the failed step alone, also while the backend is down: %s (reading 14)',
    async (when) => {
      const { page, openPage, service, pictureStore, account } = await withMember()
      page.identity.controls.fail('remove', { kind: 'unknown' })
      const first = confirm(page)
      await first.waitForState('unfinished')
      const again = when === 'after a reload' ? openPage() : page
      await again.waitForState('deleting the account')
      again.memberApi.controls.fail('deleteAccount', { kind: 'unreachable' })
      const removals = pictureStore.controls.count('remove')
      const requests = again.memberApi.controls.count('deleteAccount')
      const { flow, waitForState } = when === 'after a reload' ? openSettings(again) : first
      flow.send({ type: 'finish requested' })
      await waitForState('deleted')
      expect(service.byUid(account.uid)).toBeUndefined()
      expect(again.memberApi.controls.count('deleteAccount')).toBe(requests)
      expect(pictureStore.controls.count('remove')).toBe(removals)
    },
  )

  it('redirects a sign-in to /settings while a deletion is unfinished, without an error', async () => {
    const { page, openPage, store, account } = await withMember()
    page.app.session.send({ type: 'logout requested' })
    await page.settled()
    store.deletion = { uid: account.uid, step: 'record' }
    const again = openPage()
    const flow = await openLogin(again.app)
    flow.send({ type: 'field changed', field: 'identifier', value: email })
    flow.send({ type: 'field changed', field: 'password', value: password })
    flow.send({ type: 'submitted' })
    await again.waitForState('deleting the account')
    expect(again.commands).toEqual([{ type: 'navigate', to: '/settings', withReturnPath: false }])
    expect(flow.getSnapshot()).toMatchObject({ value: 'signed in', context: { password: '' } })
  })
})
