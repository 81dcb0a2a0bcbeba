import { describe, expect, it } from 'vitest'
import { memberWith } from '../../support/fakes/member-api.ts'
import { openBrowser, type Page } from '../open-page.ts'
import { withCut } from './cut.ts'
import { deleteAccount, logIn, settled, signUp, typed } from './user-flows.ts'

type Browser = ReturnType<typeof openBrowser>

const pageOf = async (browser: Browser): Promise<Page> => {
  const page = browser.openPage()
  await settled(page)
  return page
}

const failedNotices = (page: Page, notice: string) =>
  page.commands.filter((command) => command.type === 'notice' && command.notice === notice)

describe('a registration that fails', () => {
  it('removes the identity and keeps the form if the backend rejects it (spec 4.13) (fault 77)', async () => {
    const browser = openBrowser()
    const page = await pageOf(browser)
    page.memberApi.controls.fail('register', { kind: 'username taken' })
    expect(await signUp(page, { tries: 1 })).toBe(false)
    expect(failedNotices(page, 'registration failed')).toHaveLength(1)
    expect(browser.service.uids()).toEqual([])
    expect(browser.store.session.tempUserEmail).toBeNull()
    expect(browser.store.draft).toMatchObject({ username: typed.username, email: typed.email })
    expect(await signUp(page)).toBe(true)
    expect([...browser.records.keys()]).toEqual(browser.service.uids())
  })

  it('continues with the same identity if that could not be removed (fault 78)', async () => {
    const browser = openBrowser()
    const page = await pageOf(browser)
    page.memberApi.controls.fail('register', { kind: 'username taken' })
    page.identity.controls.fail('remove', { kind: 'unreachable' })
    expect(await signUp(page, { tries: 1 })).toBe(false)
    const orphan = browser.service.uids()
    expect(orphan).toHaveLength(1)
    const later = await pageOf(openBrowser(browser.world))
    expect(await signUp(later)).toBe(true)
    expect(browser.service.uids()).toEqual(orphan)
    expect([...browser.records.keys()]).toEqual(orphan)
  })

  it('leaves one record if the response of the backend was lost (fault 79)', async () => {
    const browser = openBrowser()
    const cut = { step: 2, how: 'the network is cut before its response' } as const
    const { through, tab } = withCut(browser.browser, cut)
    const page = browser.openPage({ through })
    await settled(page)
    expect(await signUp(page, { tries: 2 })).toBe(true)
    expect(tab.steps.filter((step) => step === 'register')).toHaveLength(2)
    expect(failedNotices(page, 'registration failed')).toHaveLength(1)
    expect(browser.service.uids()).toHaveLength(1)
    expect([...browser.records.keys()]).toEqual(browser.service.uids())
  })
})

describe('a deletion that fails', () => {
  const withMember = async () => {
    const browser = openBrowser()
    const { uid } = browser.service.add({ email: typed.email, password: typed.password })
    browser.records.set(uid, memberWith({ email: typed.email, username: 'maya' }))
    await browser.pictureStore.save({ uid, dataUrl: 'data:image/png;base64,AA==' })
    const page = await pageOf(browser)
    expect(await logIn(page)).toBe('entered')
    return { browser, page, uid }
  }

  it('can be finished in another browser if the identity could not be removed (fault 80)', async () => {
    const { browser, page, uid } = await withMember()
    page.identity.controls.fail('remove', { kind: 'unreachable' })
    expect(await deleteAccount(page, { tries: 1 })).toBe(false)
    expect(failedNotices(page, 'account not deleted')).toHaveLength(1)
    expect(browser.store.deletion).toEqual({ uid, step: 'identity' })
    expect(browser.records.has(uid)).toBe(false)

    const elsewhere = await pageOf(openBrowser(browser.world))
    expect(await logIn(elsewhere)).toBe('redirected')
    expect(elsewhere.commands).toContainEqual({
      type: 'navigate',
      to: '/settings',
      withReturnPath: false,
    })
    expect(await deleteAccount(elsewhere)).toBe(true)
    expect(browser.service.uids()).toEqual([])
  })

  it('continues if the picture cannot be removed (fault 81)', async () => {
    const { browser, page, uid } = await withMember()
    browser.pictureStore.controls.fail('remove', { kind: 'unreachable' })
    expect(await deleteAccount(page, { tries: 1 })).toBe(true)
    expect(browser.service.uids()).toEqual([])
    expect(browser.records.has(uid)).toBe(false)
    expect(failedNotices(page, 'account deleted')).toHaveLength(1)
  })

  it('in two tabs at once deletes the account once, and both tabs succeed (fault 82)', async () => {
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
