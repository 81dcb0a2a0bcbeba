import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { inRepository } from '../../support/run/tools.ts'
import { newMember, newPerson, type Person } from '../support/members.ts'
import { type PageErrors, watchPageErrors } from '../support/page-errors.ts'
import { stack } from '../support/stack.ts'
import { storeSession } from '../support/stored-session.ts'
import { type ObservedMachines, observeMachines } from './machines-of-tabs.ts'
import type { PersonName, TabName, Walk } from './moves.ts'
import { type Requests, watchRequests } from './requests.ts'
import { type SuccessNotices, watchSuccessNotices } from './success-notices.ts'

/** Two tabs of one browser with a clock that only the walk moves, and what is known of them. */
export type World = {
  tabs: Readonly<Record<TabName, Page>>
  people: Readonly<Record<PersonName, Person>>
  machines: ObservedMachines
  requests: Requests
  errors: PageErrors
  successNotices: SuccessNotices
  frozen: ReadonlySet<TabName>
  /** The provider's open window. */
  providerWindow(): Page | undefined
  /** Lets everything happen that is under way, for at least one second of the page's clock. */
  settle(): Promise<void>
  /** Moves the clock of all pages, in ms. */
  pass(ms: number): Promise<void>
  /** Sets the clock of the device. No timer ends by that. */
  shiftClock(ms: number): Promise<void>
  freeze(tab: TabName): Promise<void>
  thaw(tab: TabName): Promise<void>
  close(): Promise<void>
}

/** The tabs that are not frozen. */
export const runningTabs = ({ tabs, frozen }: Pick<World, 'tabs' | 'frozen'>) =>
  (Object.entries(tabs) as [TabName, Page][]).filter(([name]) => !frozen.has(name))

/** Prepares the pages of a walk before they open. */
export type Prepare = (context: BrowserContext) => Promise<void>

/** Opens two tabs for people of this walk alone. */
export const openWorld = async (
  browser: Browser,
  start: Walk['start'],
  prepare: Prepare = async () => {},
): Promise<World> => {
  const people = newPeople()
  await newMember(people.maya)
  await newMember(people.tomás, start === 'a new member' ? [] : undefined)
  const context = await browser.newContext({
    baseURL: stack.site,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-write', 'local-network-access'],
  })
  await context.addInitScript(answerPosition)
  context.setDefaultTimeout(15_000)
  await prepare(context)
  const errors = await watchPageErrors(context)
  const machines = await observeMachines(context)
  const began = Date.now()
  await context.clock.install({ time: began })
  await context.clock.pauseAt(began + 60_000)

  if (start !== 'visitors') {
    const before = await context.newPage()
    await storeSession(before, start === 'a member' ? people.maya : people.tomás)
    await before.close()
  }
  const tabs = { a: await context.newPage(), b: await context.newPage() }
  const requests = await watchRequests(context, (page) =>
    page === tabs.a ? 'a' : page === tabs.b ? 'b' : undefined,
  )
  const successNotices = watchSuccessNotices(requests)
  const world = worldOf({ context, tabs, people, machines, requests, errors, successNotices })
  await tabs.a.goto(start === 'visitors' ? '/login' : '/profile')
  await tabs.b.goto('/')
  await world.settle()
  return world
}

/*
 * Runs in the page. The browser itself would answer by the real clock, which these pages do not have, and Chromium forgets
 * the position of a context when a tab changes its process.
 */
const answerPosition = () => {
  const coords = { latitude: 38.7223, longitude: -9.1393, accuracy: 1 } as GeolocationCoordinates
  navigator.geolocation.getCurrentPosition = (onSuccess) =>
    queueMicrotask(() => onSuccess({ coords } as GeolocationPosition))
}

const newPeople = (): Record<PersonName, Person> => ({
  maya: newPerson({ phone: '+351 912 345 671' }),
  tomás: newPerson({ firstName: 'Tomás', lastName: 'Silva', phone: '+351 912 345 672' }),
  nora: newPerson({ firstName: 'Nora', lastName: 'Berg', phone: '+351 912 345 673' }),
})

const worldOf = ({
  context,
  tabs,
  ...parts
}: Pick<World, 'tabs' | 'people' | 'machines' | 'requests' | 'errors' | 'successNotices'> & {
  context: BrowserContext
}): World => {
  const { machines, requests } = parts
  const frozen = new Set<TabName>()
  let choosing = Promise.resolve()
  for (const page of Object.values(tabs))
    page.on('filechooser', (chooser) => {
      choosing = chooser.setFiles(inRepository('public/apple-touch-icon.png')).catch(() => {})
    })
  let late: Promise<void>[] = []

  const running = () => runningTabs({ tabs, frozen }).map(([, page]) => page)
  const windows = () =>
    context.pages().filter((page) => page !== tabs.a && page !== tabs.b && !page.isClosed())

  /** Waits until nothing is under way except timers: twice in a row, no request is pending after a task of every page. */
  const rest = async () => {
    for (let times = 0; times < 2; ) {
      await choosing
      await requests.answered()
      const pages = [...running(), ...windows()]
      const answers = await Promise.all(pages.map(hasTakenTurn))
      times = answers.every(Boolean) && requests.isQuiet() ? times + 1 : 0
    }
  }

  const pass = async (ms: number) => {
    const [first] = running()
    const until = first && frozen.size > 0 ? (await first.evaluate(() => Date.now())) + ms : 0
    // The provider's window may close meanwhile.
    const passed = context.clock.runFor(ms).catch(() => {})
    if (frozen.size === 0) return passed
    // A frozen tab takes its turn when it runs again.
    late.push(passed)
    if (first)
      await expect.poll(() => first.evaluate(() => Date.now())).toBeGreaterThanOrEqual(until)
  }

  const seen = () =>
    [machines.count(), requests.count(), ...running().map((page) => page.url())].join()

  const thaw = async (tab: TabName) => {
    if (!frozen.delete(tab)) return
    await setLifecycle(tabs[tab], 'active')
    await Promise.all(late)
    late = []
  }

  return {
    ...parts,
    tabs,
    frozen,
    pass,
    thaw,
    providerWindow: () => windows().at(-1),
    async settle() {
      await rest()
      for (let turn = 0, quiet = 0; quiet < 2; turn += 1) {
        if (turn === 60) throw new Error('The site does not settle.')
        const before = seen()
        await pass(500)
        await rest()
        quiet = seen() === before ? quiet + 1 : 0
      }
    },
    async shiftClock(ms) {
      for (const tab of [...frozen]) await thaw(tab)
      const now = await tabs.a.evaluate(() => Date.now())
      await context.clock.setSystemTime(now + ms)
    },
    async freeze(tab) {
      frozen.add(tab)
      await setLifecycle(tabs[tab], 'frozen')
    },
    async close() {
      requests.release(requests.held())
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    },
  }
}

const setLifecycle = async (page: Page, state: 'frozen' | 'active') => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setWebLifecycleState', { state })
  await devTools.detach()
}

/** Waits for a task of the page. False if the page has left its document meanwhile. */
const hasTakenTurn = (page: Page): Promise<boolean> =>
  page
    .evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(true)
          port2.postMessage(null)
        }),
    )
    .catch(() => page.isClosed())
