import { describe, expect, test } from 'vitest'
import type { DraftKey } from '../../machines/ports.ts'
import { emptySession } from '../support/fakes/storage.ts'
import { credentials, logIn, noticesOf, openMaya } from './open-maya.ts'

const tomas = { email: 'tomas@example.test', password: 'oak-and-ash-12' }
const report = { description: 'It is slow.' }

/** A page whose member has begun a report. */
const openDraft = async () => {
  const browser = openMaya()
  browser.service.add(tomas)
  const page = browser.openPage()
  await logIn(page)
  const { storage } = page.app.services
  const key: DraftKey = { form: '/settings', uid: browser.account.uid, version: null }
  storage.writeDraft(key, report)
  return {
    ...{ page, storage, store: browser.store, uid: key.uid ?? '', other: browser.openPage() },
    readDraft: () => storage.readDraft(key),
    end: async (type: 'session rejected' | 'logout requested') => {
      page.app.session.send({ type })
      await page.settled()
    },
  }
}

describe('after an expiry', () => {
  test('the same member finds the draft again, also after a sign-in that failed (0049)', async () => {
    const { page, readDraft, end } = await openDraft()
    await end('session rejected')
    page.memberApi.controls.fail('login', { kind: 'unreachable' })
    await logIn(page)
    await logIn(page)
    expect(page.app.session.getSnapshot().hasTag('signed in')).toBe(true)
    expect(readDraft()).toEqual(report)
  })

  test('of another tab, whose storage is seen before its message, the draft is there again (0049)', async () => {
    const { page, other, uid, readDraft } = await openDraft()
    await other.settled()
    const { storage, tabs } = other.app.services
    storage.clearMember()
    await page.settled()
    tabs.publish({ type: 'session expired', owner: uid, reason: 'expired' })
    expect(noticesOf(page)).toEqual(['signed out elsewhere', 'session expired'])
    await logIn(page)
    expect(readDraft()).toEqual(report)
  })

  test('that a suspended tab has missed, the draft is there again (0049)', async () => {
    const { page, store, readDraft } = await openDraft()
    store.session = emptySession
    page.app.session.send({ type: 'storage changed', stored: emptySession })
    await page.settled()
    await logIn(page)
    expect(readDraft()).toEqual(report)
  })

  test('another member does not get it (0049)', async () => {
    const { page, readDraft, end } = await openDraft()
    await end('session rejected')
    await logIn(page, tomas)
    await end('session rejected')
    await logIn(page)
    expect(readDraft()).toBeNull()
  })
})

test('a logout removes the session and the draft (reading 9)', async () => {
  const { store, storage, readDraft, end } = await openDraft()
  storage.writeResendAt('password reset', credentials.email, 1)
  await end('logout requested')
  expect(store.session).toEqual(emptySession)
  expect(store.resendTimes).toEqual({})
  expect(readDraft()).toBeNull()
})

describe('another tab', () => {
  test('that logs in opens the session here, with its record', async () => {
    const { openPage, account } = openMaya()
    const page = openPage()
    await logIn(openPage())
    await page.settled()
    const { value, context } = page.app.session.getSnapshot()
    expect(value).toEqual({ 'signed in': { ready: 'idle' } })
    expect(context.identity?.uid).toBe(account.uid)
    expect(context.member).toMatchObject({ interests: ['Yoga'] })
  })

  test('that logs out ends the session here', async () => {
    const { openPage } = openMaya()
    const page = openPage()
    await logIn(page)
    const other = openPage()
    await other.settled()
    other.app.session.send({ type: 'logout requested' })
    await page.settled()
    expect(page.app.session.getSnapshot().hasTag('signed out')).toBe(true)
  })
})
