import type { Dialog, ElementHandle, Page } from '@playwright/test'
import type { ProfileField } from '../../../machines/profile-form/profile-form-values.ts'
import { emailsTo } from '../support/identity-service.ts'
import type { Person } from '../support/members.ts'
import type { Move } from './moves.ts'
import { controlAt, fieldAt } from './screen.ts'
import { runningTabs, type World } from './world.ts'

const texts = [
  ...['Zoë Ng', '+351 911 222 333', 'Porto, Portugal', 'Rua das Flores 4, Porto, Portugal'],
  ...['', 'x', 'wrong-password-1', '<b>bold</b>', '  with  spaces  ', 'The map stays grey.'],
]

const year = 365 * 24 * 60 * 60_000

/** Makes a move. Returns what it was, as text without what differs between two runs. */
export const perform = async (world: World, move: Move): Promise<string> => {
  if ('tab' in move && move.do !== 'freeze' && move.do !== 'fault') await world.thaw(move.tab)
  const page = 'tab' in move ? world.tabs[move.tab] : world.tabs.a
  const where = 'tab' in move ? `tab ${move.tab}: ` : ''
  switch (move.do) {
    case 'press':
      return where + (await press(page, move.which))
    case 'press by name':
      return where + (await pressByName(page, move.name))
    case 'fill in': {
      const text = texts[move.text % texts.length] ?? ''
      return where + (await fillIn(page, move.which, text))
    }
    case 'submit':
      return where + (await submit(page, world.people[move.as]))
    case 'open':
      await leave(world, page, () => page.goto(move.path))
      return `${where}open ${move.path}`
    case 'back':
      await leave(world, page, () => page.goBack())
      // Before the first page.
      if (page.url() === 'about:blank') await leave(world, page, () => page.goForward())
      return `${where}back`
    case 'reload':
      await leave(world, page, () => page.reload())
      return `${where}reload`
    case 'open the link of the email': {
      const links = await Promise.all(
        Object.values(world.people).map(({ email }) => emailsTo(email)),
      )
      // The last person is the one who signs up.
      const link = links.flat().at(-1)
      if (link !== undefined) await leave(world, page, () => page.goto(link))
      return `${where}open the link of the email${link === undefined ? ', which was not sent' : ''}`
    }
    case 'log out':
      return where + (await logOut(world, page))
    case 'freeze':
      await world.freeze(move.tab)
      return `${where}freeze`
    case 'provider window':
      return answerInProviderWindow(world, move.how)
    case 'wait':
      await world.pass(move.seconds * 1_000)
      return `wait ${move.seconds} s`
    case 'connection':
      await world.requests.setOffline(move.is === 'offline')
      return move.is
    case 'clock':
      await world.shiftClock(move.years * year)
      return `clock ${move.years > 0 ? '+' : '-'}1 year`
    case 'fault':
      world.requests.arm(move)
      return `${where}${move.fault} of ${move.skips === 0 ? 'the next request' : `a request after ${move.skips}`}`
  }
}

/** A navigation of the browser, unless it would end on the browser's own page for a missing connection. */
const leave = async (world: World, page: Page, act: () => Promise<unknown>): Promise<void> => {
  if (world.requests.isOffline()) return
  const accept = (dialog: Dialog) => void dialog.accept().catch(() => {})
  page.on('dialog', accept)
  // Another navigation of the site may interrupt this one.
  await act().catch((error: unknown) => {
    if (!/interrupted|ERR_ABORTED/.test(String(error))) throw error
  })
  page.off('dialog', accept)
}

const press = async (page: Page, which: number): Promise<string> => {
  const found = await controlAt(page, which)
  if (!found) return 'press nothing'
  const isPressed = await click(page, found.control)
  return `press “${found.name}”${isPressed ? '' : ', which is covered'}`
}

const pressByName = async (page: Page, name: string): Promise<string> => {
  const button = page.getByRole('button', { name, exact: true }).last()
  const isUsable = (await button.isVisible()) && (await button.isEnabled())
  const element = isUsable ? await button.elementHandle() : null
  return element && (await click(page, element)) ? `press “${name}”` : `no “${name}” to press`
}

/**
 * Clicks the centre of an element with the mouse, unless something covers it. Playwright's own click waits in real time,
 * so its result depends on the machine.
 */
const click = async (page: Page, element: ElementHandle): Promise<boolean> => {
  const centre = await element.evaluate((target) => {
    if (!(target instanceof HTMLElement)) return null
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = target.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    return target.contains(hit) || hit?.contains(target) ? { x, y } : null
  })
  if (!centre) return false
  await page.mouse.click(centre.x, centre.y)
  return true
}

const logOut = async (world: World, page: Page): Promise<string> => {
  const menu = await page.$('button[aria-haspopup="menu"]')
  if (!menu || !(await menu.isVisible()) || !(await click(page, menu))) return 'no account menu'
  await world.settle()
  for (const item of await page.$$('[role="menuitem"]'))
    if ((await item.innerText()).trim() === 'Logout' && (await click(page, item))) return 'log out'
  return 'open the account menu'
}

const fillIn = async (page: Page, which: number, text: string): Promise<string> => {
  const found = await fieldAt(page, which)
  if (!found) return 'fill in nothing'
  const type = await found.control.getAttribute('type')
  const typed = type === 'date' ? '1990-05-04' : text
  await found.control.fill(typed)
  return `fill in “${found.name}” with “${typed}”`
}

/** Fills in the form in front with the data of a person, and presses its button. */
const submit = async (page: Page, person: Person): Promise<string> => {
  const form = page.locator('[role="dialog"] form, main form').last()
  if ((await form.count()) === 0) return press(page, -1)
  const isOfVisitors = /^\/(login|signup|forgot-password)$/.test(new URL(page.url()).pathname)
  const values: Readonly<Record<string, string>> = {
    ...(isOfVisitors ? valuesOf(person) : ownValues),
    password: person.password,
  }
  for (const field of await form.locator('input:visible, textarea:visible').all()) {
    const value = values[(await field.getAttribute('name')) ?? '']
    if (value !== undefined && (await field.isEditable())) await field.fill(value)
  }
  const name = await form.getAttribute('aria-label')
  const id = await form.getAttribute('id')
  const button = form
    .locator('button[type="submit"]')
    .or(page.locator(`button[type="submit"][form="${id}"]`))
  const submitButton = (await button.count()) > 0 ? await button.last().elementHandle() : null
  const isPressed = submitButton !== null && (await click(page, submitButton))
  const who = isOfVisitors ? ` as ${person.firstName}` : ''
  return `submit ${name ?? 'the form'}${who}${isPressed ? '' : ', whose button is not usable'}`
}

const valuesOf = (person: Person) => ({
  ...person,
  identifier: person.email,
  confirmPassword: person.password,
})

/* What members type into their own forms. */
const ownValues = {
  firstName: 'Zoë',
  lastName: 'Ng',
  fullName: 'Zoë Ng',
  phone: '+351 911 222 333',
  dateOfBirth: '1990-05-04',
  location: 'Porto, Portugal',
  bugDescription: 'The map stays grey after I zoom twice.',
} satisfies Readonly<Record<Exclude<ProfileField, 'email'> | 'location' | 'bugDescription', string>>

/** Presses the button of Google or Apple in the first tab that shows one. */
const openProviderWindow = async (world: World): Promise<string> => {
  for (const [tab, page] of runningTabs(world)) {
    const button = page.getByRole('button', { name: / with (Google|Apple)$/ }).first()
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue
    const element = await button.elementHandle()
    if (element && (await click(page, element))) return `tab ${tab}: open the provider window`
  }
  return 'no provider window'
}

const answerInProviderWindow = async (
  world: World,
  how: 'new' | 'known' | 'close',
): Promise<string> => {
  const window = world.providerWindow()
  if (!window) return openProviderWindow(world)
  const newAccount = window.locator('.js-new-account')
  // The page that waited for the window has gone, so the window stays at its end.
  if (how === 'close' || !(await newAccount.isVisible())) {
    await window.close()
    return 'close the provider window'
  }
  const { maya, nora } = world.people
  const { email, firstName, lastName } = how === 'new' ? nora : maya
  const reuse = window.locator('.js-reuse-account', { hasText: email })
  // The window closes while the click is still pending.
  const closing = (act: Promise<void>) => act.catch(() => {})
  if ((await reuse.count()) > 0) await closing(reuse.first().click())
  else {
    await newAccount.click()
    await window.locator('#email-input').fill(email)
    await window.locator('#display-name-input').fill(`${firstName} ${lastName}`)
    await closing(window.locator('#sign-in').click())
  }
  return `sign in as ${firstName} in the provider window`
}
