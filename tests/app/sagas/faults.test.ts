import { describe, expect, it } from 'vitest'
import { memberWith } from '../../support/fakes/member-api.ts'
import { openBrowser, type Page } from '../open-page.ts'
import { cutting } from './cut.ts'
import { atRest, deleteAccount, logIn, signUp, typed } from './people.ts'

type Browser = ReturnType<typeof openBrowser>

const pageOf = async (browser: Browser): Promise<Page> => {
  const page = browser.openPage()
  await atRest(page)
  return page
}

const failedNotices = (page: Page, notice: string) =>
  page.wishes.filter((wish) => wish.type === 'notice' && wish.notice === notice)

describe('a registration that goes wrong', () => {
  it('takes the identity back and keeps the form when the backend refuses (fault 77)', async () => {
    const browser = openBrowser()
    const page = await pageOf(browser)
    page.memberApi.steering.fail('register', { kind: 'username taken' })
    expect(await signUp(page, { tries: 1 })).toBe(false)
    expect(failedNotices(page, 'registration failed')).toHaveLength(1)
    expect(browser.service.uids()).toEqual([])
    expect(browser.store.session.tempUserEmail).toBeNull()
    expect(browser.store.draft).toMatchObject({ username: typed.username, email: typed.email })
    expect(await signUp(page)).toBe(true)
    expect([...browser.records.keys()]).toEqual(browser.service.uids())
  })

  it('goes on with the same identity when it could not be taken back either (fault 78)', async () => {
    const browser = openBrowser()
    const page = await pageOf(browser)
    page.memberApi.steering.fail('register', { kind: 'username taken' })
    page.identity.steering.fail('remove', { kind: 'unreachable' })
    expect(await signUp(page, { tries: 1 })).toBe(false)
    const orphan = browser.service.uids()
    expect(orphan).toHaveLength(1)
    const later = await pageOf(openBrowser(browser.world))
    expect(await signUp(later)).toBe(true)
    expect(browser.service.uids()).toEqual(orphan)
    expect([...browser.records.keys()]).toEqual(orphan)
  })

  it('leaves one record when the backend’s answer was lost (fault 79)', async () => {
    const browser = openBrowser()
    const cut = { step: 2, how: 'the network is cut before its answer' } as const
    const { through, fate } = cutting(browser.browser, cut)
    const page = browser.openPage({ through })
    await atRest(page)
    expect(await signUp(page, { tries: 2 })).toBe(true)
    expect(fate.steps.filter((step) => step === 'register')).toHaveLength(2)
    expect(failedNotices(page, 'registration failed')).toHaveLength(1)
    expect(browser.service.uids()).toHaveLength(1)
    expect([...browser.records.keys()]).toEqual(browser.service.uids())
  })
})

describe('a deletion that goes wrong', () => {
  const withMember = async () => {
    const browser = openBrowser()
    const { uid } = browser.service.add({ email: typed.email, password: typed.password })
    browser.records.set(uid, memberWith({ email: typed.email, username: 'maya' }))
    await browser.pictureStore.save({ uid, dataUrl: 'data:image/png;base64,AA==' })
    const page = await pageOf(browser)
    expect(await logIn(page)).toBe('entered')
    return { browser, page, uid }
  }

  it('is finished in another browser when the identity could not be removed (fault 80)', async () => {
    const { browser, page, uid } = await withMember()
    page.identity.steering.fail('remove', { kind: 'unreachable' })
    expect(await deleteAccount(page, { tries: 1 })).toBe(false)
    expect(failedNotices(page, 'account not deleted')).toHaveLength(1)
    expect([browser.store.deletion, browser.records.has(uid)]).toEqual([uid, false])

    const elsewhere = await pageOf(openBrowser(browser.world))
    expect(await logIn(elsewhere)).toBe('led away')
    expect(elsewhere.wishes).toContainEqual({ type: 'leave', to: '/settings', returning: false })
    expect(await deleteAccount(elsewhere)).toBe(true)
    expect(browser.service.uids()).toEqual([])
  })

  it('goes on without the picture, which is left for sweeping (fault 81)', async () => {
    const { browser, page, uid } = await withMember()
    browser.pictureStore.steering.fail('remove', { kind: 'unreachable' })
    expect(await deleteAccount(page, { tries: 1 })).toBe(true)
    expect(browser.service.uids()).toEqual([])
    expect(browser.records.has(uid)).toBe(false)
    expect(failedNotices(page, 'account deleted')).toHaveLength(1)
  })

  it('is one deletion in two tabs, and both say that it is done (fault 82)', async () => {
    const { browser, page, uid } = await withMember()
    const other = await pageOf(browser)
    const done = await Promise.all([deleteAccount(page), deleteAccount(other)])
    expect(done).toEqual([true, true])
    expect(browser.service.byUid(uid)).toBeUndefined()
    expect(browser.records.has(uid)).toBe(false)
    expect(browser.store.deletion).toBeNull()
    for (const tab of [page, other]) {
      expect(tab.app.session.getSnapshot().hasTag('signed out')).toBe(true)
    }
  })
})
