import { describe, expect, it } from 'vitest'
import { memberWith } from '../../support/fakes/member-api.ts'
import { openBrowser, openWorld, type Page } from '../open-page.ts'
import { type Cut, cutting, type Fate } from './cut.ts'
import { cutsOf, noCut } from './cuts-of.ts'
import { atRest, deleteAccount, logIn, signUp, typed, withdraw } from './people.ts'

/*
 * Deletion is a saga over three sides: record, picture, identity (decision 0014). Every step is cut in
 * every way; then the person goes on, here or elsewhere, and neither identity nor record may be left.
 */
type Browser = ReturnType<typeof openBrowser>

const pageOf = async (browser: Browser): Promise<Page> => {
  const page = browser.openPage()
  await atRest(page)
  return page
}

/** Wants the account gone, and does for it what the site offers. */
const goOnDeleting = async (browser: Browser): Promise<void> => {
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
    expect(['entered', 'led away']).toContain(where)
  }
  expect(await deleteAccount(page)).toBe(true)
}

/** A picture whose removal failed is not asked for again: the backend sweeps it. */
const expectNothingLeft = ({ service, records }: Browser) => {
  expect(service.uids()).toEqual([])
  expect([...records.keys()]).toEqual([])
}

/** Whoever deleted an account can come back under the same address. */
const expectWayBack = async (browser: Browser) => {
  const page = await pageOf(browser)
  expect(await signUp(page)).toBe(true)
  expect([...browser.records.keys()]).toEqual(browser.service.uids())
}

/** Goes on where the page was cut. */
type Run = {
  begin(browser: Browser, cut: Cut): Promise<{ page: Page; fate: Fate }>
  act(page: Page, options: { fate?: Fate; tries?: number }): Promise<boolean>
}

const runs: Record<string, Run> = {
  'deleting the account': {
    begin: async (browser, cut) => {
      const account = browser.service.add({ email: typed.email, password: typed.password })
      browser.records.set(account.uid, memberWith({ email: typed.email, username: 'maya' }))
      await browser.pictureStore.save({ uid: account.uid, dataUrl: 'data:image/png;base64,AA==' })
      await logIn(await pageOf(browser))
      const { through, fate } = cutting(browser.browser, cut)
      const page = browser.openPage({ through })
      await Promise.race([atRest(page), fate.closed])
      if (browser.browser.session) browser.browser.session.provedAt = Number.NEGATIVE_INFINITY
      return { page, fate }
    },
    act: deleteAccount,
  },
  'withdrawing a registration': {
    begin: async (browser, cut) => {
      await signUp(await pageOf(browser))
      const { through, fate } = cutting(browser.browser, cut)
      const page = browser.openPage({ through })
      await Promise.race([atRest(page), fate.closed])
      return { page, fate }
    },
    act: withdraw,
  },
}

const scene = async ({ begin, act }: Run, cut: Cut) => {
  const world = openWorld()
  const here = openBrowser(world)
  const { page, fate } = await begin(here, cut)
  const done = await act(page, { fate, tries: 1 })
  return { here, elsewhere: openBrowser(world), page, fate, done }
}

const waysOn: Record<
  string,
  (given: Awaited<ReturnType<typeof scene>>, run: Run) => Promise<Browser>
> = {
  'the same page, else a new one': async ({ here, page, fate, done }, { act }) => {
    if (!fate.isClosed() && !done) await act(page, {})
    await goOnDeleting(here)
    return here
  },
  'a new page': async ({ here }) => {
    await goOnDeleting(here)
    return here
  },
  'another browser': async ({ elsewhere }) => {
    await goOnDeleting(elsewhere)
    return elsewhere
  },
}

const ways = Object.keys(waysOn)

for (const [name, run] of Object.entries(runs)) {
  const { fate } = await scene(run, noCut)
  describe(`${name}, cut at ${fate.steps.length} steps`, () => {
    const cases = cutsOf(fate.steps).flatMap((cut) => ways.map((way) => ({ ...cut, way })))
    it.each(cases)('at $words: $way leaves no identity and no record', async ({ way, ...cut }) => {
      const cutScene = await scene(run, cut)
      const goOn = waysOn[way]
      if (!goOn) throw new Error(`There is no way ${way}.`)
      const browser = await goOn(cutScene, run)
      expectNothingLeft(browser)
      await expectWayBack(browser)
    })
  })
}
