import { describe, expect, it } from 'vitest'
import { openBrowser, openWorld, type Page } from '../open-page.ts'
import { type Cut, cutting } from './cut.ts'
import { cutsOf, noCut } from './cuts-of.ts'
import { atRest, deleteAccount, logIn, signUp, typed } from './people.ts'

/*
 * Registration is a saga over two sides: identity first, then the record (decision 0024). Every step is
 * cut in every way; then the person goes on, as people do, and must end as a member: one identity, one
 * record, the same uid.
 */
type Browser = ReturnType<typeof openBrowser>

const pageOf = async (browser: Browser): Promise<Page> => {
  const page = browser.openPage()
  await atRest(page)
  return page
}

/** Goes on in this browser until the address waits for its mail; an account that is verified already says so. */
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

/** Opens the mail's link, and arrives: by itself, else by login. A deletion that waits is finished, and all begins anew. */
const arrive = async (browser: Browser, again: () => Promise<unknown>): Promise<Page> => {
  browser.service.verify(typed.email)
  const page = await pageOf(browser)
  if (page.app.session.getSnapshot().matches({ 'signed in': 'ready' })) return page
  const where = await logIn(page)
  if (where !== 'led away') {
    expect(where).toBe('entered')
    return page
  }
  expect(await deleteAccount(page)).toBe(true)
  await again()
  return arrive(browser, again)
}

const expectMember = ({ service, records }: Browser, page: Page) => {
  expect(page.app.session.getSnapshot().matches({ 'signed in': 'ready' })).toBe(true)
  expect([...records.keys()]).toEqual(service.uids())
  expect([...records.values()].map(({ email }) => email)).toEqual([typed.email])
}

const waysOn: Record<string, (here: Browser, elsewhere: Browser) => Promise<Page>> = {
  'the same browser': async (here) => {
    await signUpAgain(here)
    return arrive(here, () => signUpAgain(here))
  },
  'the same browser, by login first': async (here) => {
    await logInFirst(here)
    return arrive(here, () => signUpAgain(here))
  },
  'another browser': async (_, elsewhere) => {
    await signUpAgain(elsewhere)
    return arrive(elsewhere, () => signUpAgain(elsewhere))
  },
  'another browser, by login first': async (_, elsewhere) => {
    await logInFirst(elsewhere)
    return arrive(elsewhere, () => signUpAgain(elsewhere))
  },
}

const ways = Object.keys(waysOn)

/** What is cut: something that a person does in a browser, after something that went well. */
type Run = {
  before(browser: Browser): Promise<unknown>
  act(page: Page, fate: ReturnType<typeof cutting>['fate']): Promise<unknown>
}

const runs: Record<string, Run> = {
  'signing up': {
    before: async () => {},
    act: async (page, fate) => {
      await Promise.race([atRest(page), fate.closed])
      await signUp(page, { fate, tries: 1 })
    },
  },
  'signing up where an identity was left behind': {
    before: async ({ service }) => {
      service.add({ email: typed.email, password: typed.password, emailVerified: false })
    },
    act: async (page, fate) => {
      await Promise.race([atRest(page), fate.closed])
      await signUp(page, { fate, tries: 1 })
    },
  },
  'arriving by the mail’s link': {
    before: async (browser) => {
      await signUp(await pageOf(browser))
      browser.service.verify(typed.email)
    },
    act: async (page, fate) => {
      await Promise.race([atRest(page), fate.closed])
    },
  },
  'logging in where the record is missing': {
    before: async ({ service }) => {
      service.add({ email: typed.email, password: typed.password })
    },
    act: async (page, fate) => {
      await Promise.race([atRest(page), fate.closed])
      await Promise.race([logIn(page), fate.closed])
    },
  },
}

/** Cuts a run in a world of its own. */
const cutRun = async ({ before, act }: Run, cut: Cut) => {
  const world = openWorld()
  const here = openBrowser(world)
  await before(here)
  const { through, fate } = cutting(here.browser, cut)
  const page = here.openPage({ through })
  await act(page, fate)
  return { here, elsewhere: openBrowser(world), page, fate }
}

for (const [name, run] of Object.entries(runs)) {
  const { fate } = await cutRun(run, noCut)
  describe(`${name}, cut at ${fate.steps.length} steps`, () => {
    const cases = cutsOf(fate.steps).flatMap((cut) => ways.map((way) => ({ ...cut, way })))
    it.each(cases)('at $words: $way leads on to one member', async ({ way, ...cut }) => {
      const scene = await cutRun(run, cut)
      const goOn = waysOn[way]
      if (!goOn) throw new Error(`There is no way ${way}.`)
      const page = await goOn(scene.here, scene.elsewhere)
      expectMember(scene.here, page)
    })
  })
}
