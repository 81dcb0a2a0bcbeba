import { describe, expect, it } from 'vitest'
import { memberWith } from '../../support/fakes/member-api.ts'
import { openBrowser, openWorld, type Page } from '../open-page.ts'
import { type Cut, type CutTab, withCut } from './cut.ts'
import { cutsOf, noCut } from './cuts-of.ts'
import { deleteAccount, logIn, settled, signUp, typed, withdraw } from './user-flows.ts'

/*
 * Deletion is a saga over three services: record, picture, identity (decision 0014). Every step is interrupted in every
 * way. Then the member continues, in this browser or another, and neither identity nor record may be left.
 */
type Browser = ReturnType<typeof openBrowser>

const pageOf = async (browser: Browser): Promise<Page> => {
  const page = browser.openPage()
  await settled(page)
  return page
}

/** Finishes the deletion with what the site offers. */
const finishDeletion = async (browser: Browser): Promise<void> => {
  if (browser.service.uids().length === 0) return
  const page = await pageOf(browser)
  const { session } = page.app
  if (session.getSnapshot().matches('awaiting verification')) {
    expect(await withdraw(page)).toBe(true)
    return
  }
  if (!session.getSnapshot().hasTag('signed in')) {
    const where = await logIn(page)
    if (where === 'unverified') {
      expect(await withdraw(page)).toBe(true)
      return
    }
    expect(['entered', 'redirected']).toContain(where)
  }
  expect(await deleteAccount(page)).toBe(true)
}

/** A picture whose removal failed stays; the operator's sweep removes it. */
const expectNothingLeft = ({ service, records }: Browser) => {
  expect(service.uids()).toEqual([])
  expect([...records.keys()]).toEqual([])
}

/** After a deletion, the member can sign up again with the same email. */
const expectSignUpPossible = async (browser: Browser) => {
  const page = await pageOf(browser)
  expect(await signUp(page)).toBe(true)
  expect([...browser.records.keys()]).toEqual(browser.service.uids())
}

/** A run that can be interrupted. `act` also continues it on the same page. */
type Run = {
  begin(browser: Browser, cut: Cut): Promise<{ page: Page; tab: CutTab }>
  act(page: Page, options: { tab?: CutTab; tries?: number }): Promise<boolean>
}

const runs: Record<string, Run> = {
  'deleting the account': {
    begin: async (browser, cut) => {
      const account = browser.service.add({ email: typed.email, password: typed.password })
      browser.records.set(account.uid, memberWith({ email: typed.email, username: 'maya' }))
      await browser.pictureStore.save({ uid: account.uid, dataUrl: 'data:image/png;base64,AA==' })
      await logIn(await pageOf(browser))
      const { through, tab } = withCut(browser.browser, cut)
      const page = browser.openPage({ through })
      await Promise.race([settled(page), tab.closed])
      if (browser.browser.session)
        browser.browser.session.authenticatedAt = Number.NEGATIVE_INFINITY
      return { page, tab }
    },
    act: deleteAccount,
  },
  'withdrawing a registration': {
    begin: async (browser, cut) => {
      await signUp(await pageOf(browser))
      const { through, tab } = withCut(browser.browser, cut)
      const page = browser.openPage({ through })
      await Promise.race([settled(page), tab.closed])
      return { page, tab }
    },
    act: withdraw,
  },
}

const harness = async ({ begin, act }: Run, cut: Cut) => {
  const world = openWorld()
  const here = openBrowser(world)
  const { page, tab } = await begin(here, cut)
  const done = await act(page, { tab, tries: 1 })
  return { here, elsewhere: openBrowser(world), page, tab, done }
}

const continuations: Record<
  string,
  (given: Awaited<ReturnType<typeof harness>>, run: Run) => Promise<Browser>
> = {
  'continuing on the same page or a new one': async ({ here, page, tab, done }, { act }) => {
    if (!tab.isClosed() && !done) await act(page, {})
    await finishDeletion(here)
    return here
  },
  'continuing on a new page': async ({ here }) => {
    await finishDeletion(here)
    return here
  },
  'continuing in another browser': async ({ elsewhere }) => {
    await finishDeletion(elsewhere)
    return elsewhere
  },
}

const ways = Object.keys(continuations)

for (const [name, run] of Object.entries(runs)) {
  const { tab } = await harness(run, noCut)
  describe(`${name}, interrupted at each of ${tab.steps.length} steps`, () => {
    const cases = cutsOf(tab.steps).flatMap((cut) => ways.map((way) => ({ ...cut, way })))
    it.each(cases)('at $label: $way leaves no identity and no record', async ({ way, ...cut }) => {
      const cutHarness = await harness(run, cut)
      const continueRun = continuations[way]
      if (!continueRun) throw new Error(`There is no continuation ${way}.`)
      const browser = await continueRun(cutHarness, run)
      expectNothingLeft(browser)
      await expectSignUpPossible(browser)
    })
  })
}
