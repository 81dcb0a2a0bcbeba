import { describe, expect, it } from 'vitest'
import { openBrowser, openWorld, type Page } from '../open-page.ts'
import { type Cut, withCut } from './cut.ts'
import { cutsOf, noCut } from './cuts-of.ts'
import { deleteAccount, logIn, settled, signUp, typed } from './user-flows.ts'

/*
 * Registration is a saga over two services: the identity first, then the record (decision 0024). Every step is
 * interrupted in every way. Then the user continues and must become a member: one identity, one record, the same uid.
 */
type Browser = ReturnType<typeof openBrowser>

const pageOf = async (browser: Browser): Promise<Page> => {
  const page = browser.openPage()
  await settled(page)
  return page
}

/** Signs up again until the verification is pending. If that fails, the account must already be verified. */
const signUpAgain = async (browser: Browser) => {
  const page = await pageOf(browser)
  const session = page.app.session.getSnapshot()
  if (session.matches('awaiting verification') || session.hasTag('signed in')) return
  if (await signUp(page)) return
  expect(browser.service.find(typed.email)?.emailVerified).toBe(true)
}

const logInFirst = async (browser: Browser) => {
  const page = await pageOf(browser)
  if ((await logIn(page)) === 'no') await signUpAgain(browser)
}

/** Verifies the email and signs in, with a login if required. Finishes a pending deletion first, then starts over. */
const verifyAndSignIn = async (browser: Browser, again: () => Promise<unknown>): Promise<Page> => {
  browser.service.verify(typed.email)
  const page = await pageOf(browser)
  if (page.app.session.getSnapshot().matches({ 'signed in': 'ready' })) return page
  const where = await logIn(page)
  if (where !== 'redirected') {
    expect(where).toBe('entered')
    return page
  }
  expect(await deleteAccount(page)).toBe(true)
  await again()
  return verifyAndSignIn(browser, again)
}

const expectMember = ({ service, records }: Browser, page: Page) => {
  expect(page.app.session.getSnapshot().matches({ 'signed in': 'ready' })).toBe(true)
  expect([...records.keys()]).toEqual(service.uids())
  expect([...records.values()].map(({ email }) => email)).toEqual([typed.email])
}

const continuations: Record<string, (here: Browser, elsewhere: Browser) => Promise<Page>> = {
  'signing up again in the same browser': async (here) => {
    await signUpAgain(here)
    return verifyAndSignIn(here, () => signUpAgain(here))
  },
  'logging in first in the same browser': async (here) => {
    await logInFirst(here)
    return verifyAndSignIn(here, () => signUpAgain(here))
  },
  'signing up again in another browser': async (_, elsewhere) => {
    await signUpAgain(elsewhere)
    return verifyAndSignIn(elsewhere, () => signUpAgain(elsewhere))
  },
  'logging in first in another browser': async (_, elsewhere) => {
    await logInFirst(elsewhere)
    return verifyAndSignIn(elsewhere, () => signUpAgain(elsewhere))
  },
}

const ways = Object.keys(continuations)

/** A run that is interrupted: a user action, with the successful actions before it. */
type Run = {
  before(browser: Browser): Promise<unknown>
  act(page: Page, tab: ReturnType<typeof withCut>['tab']): Promise<unknown>
}

const runs: Record<string, Run> = {
  'signing up': {
    before: async () => {},
    act: async (page, tab) => {
      await Promise.race([settled(page), tab.closed])
      await signUp(page, { tab, tries: 1 })
    },
  },
  'signing up with an identity without a record': {
    before: async ({ service }) => {
      service.add({ email: typed.email, password: typed.password, emailVerified: false })
    },
    act: async (page, tab) => {
      await Promise.race([settled(page), tab.closed])
      await signUp(page, { tab, tries: 1 })
    },
  },
  'opening the link in the email': {
    before: async (browser) => {
      await signUp(await pageOf(browser))
      browser.service.verify(typed.email)
    },
    act: async (page, tab) => {
      await Promise.race([settled(page), tab.closed])
    },
  },
  'logging in without a record': {
    before: async ({ service }) => {
      service.add({ email: typed.email, password: typed.password })
    },
    act: async (page, tab) => {
      await Promise.race([settled(page), tab.closed])
      await Promise.race([logIn(page), tab.closed])
    },
  },
}

/** Runs and interrupts a run with its own services. */
const cutRun = async ({ before, act }: Run, cut: Cut) => {
  const world = openWorld()
  const here = openBrowser(world)
  await before(here)
  const { through, tab } = withCut(here.browser, cut)
  const page = here.openPage({ through })
  await act(page, tab)
  return { here, elsewhere: openBrowser(world), page, tab }
}

for (const [name, run] of Object.entries(runs)) {
  const { tab } = await cutRun(run, noCut)
  describe(`${name}, interrupted at each of ${tab.steps.length} steps`, () => {
    const cases = cutsOf(tab.steps).flatMap((cut) => ways.map((way) => ({ ...cut, way })))
    it.each(cases)('at $label: $way leads to one member', async ({ way, ...cut }) => {
      const harness = await cutRun(run, cut)
      const continueRun = continuations[way]
      if (!continueRun) throw new Error(`There is no continuation ${way}.`)
      const page = await continueRun(harness.here, harness.elsewhere)
      expectMember(harness.here, page)
    })
  })
}
