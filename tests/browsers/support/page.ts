import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from 'vitest'
import type { Tab } from '../drivers/browser.ts'

const { resolve } = createRequire(import.meta.url)
const queries = readFileSync(
  resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
)

/** The queries that throw build an error message from every role of the page, which takes long. */
const only = `globalThis.only = (elements) => {
  if (elements.length !== 1) throw new Error(elements.length + ' elements')
  return elements[0]
}`

/** The expression of the only element with this role and accessible name, inside a selector. */
export const role = (name: string, called: string, within = 'body'): string =>
  `only(TestingLibraryDom.queryAllByRole(document.querySelector(${quoted(within)}), ${quoted(name)}, { name: ${quoted(called)} }))`

/** The expression of the only field with this label, inside a selector. */
export const field = (label: string, within = 'body'): string =>
  `only(TestingLibraryDom.queryAllByLabelText(document.querySelector(${quoted(within)}), ${quoted(label)}, { selector: 'input, textarea' }))`

const quoted = (value: string) => JSON.stringify(value)

/** Waits until the page has the element, and returns its expression. */
export const present = async (tab: Tab, element: string): Promise<string> => {
  await expect.poll(() => find(tab, element), { message: element }).toBe('found')
  return element
}

/** The queries are evaluated again in each document. */
const find = async (tab: Tab, element: string): Promise<unknown> => {
  try {
    const isReady = await tab.evaluate("'TestingLibraryDom' in globalThis")
    if (isReady !== true) await tab.evaluate(`(() => { ${queries}; ${only}; return true })()`)
    return await tab.evaluate(`${element} ? 'found' : 'missing'`)
  } catch (error) {
    return String(error).slice(0, 300)
  }
}

/** Waits until the page has a control that rests and that nothing covers, and returns its expression. */
export const usable = async (tab: Tab, control: string): Promise<string> => {
  await present(tab, control)
  let last = ''
  const rests = async () => {
    const before = last
    last = String(await evaluated(tab, placeOf(control)))
    return last.startsWith('at ') && last === before
  }
  await expect.poll(rests, { message: control }).toBe(true)
  return control
}

/** Where a control is, or what covers it. One out of view is scrolled to the middle. */
const placeOf = (control: string) => `(() => {
  const control = ${control}
  const { left, top, width, height } = control.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  if ([control, ...(control.labels ?? [])].some((each) => each.contains(hit))) return 'at ' + [left, top, width, height]
  control.scrollIntoView({ block: 'center', behavior: 'instant' })
  return 'covered by ' + hit?.outerHTML.slice(0, 200)
})()`

/** Clicks the button, link or other control as soon as it is usable. */
export const click = async (tab: Tab, control: string): Promise<void> =>
  tab.click(await usable(tab, control))

/** Replaces the value of a field with real keys. */
export const fill = async (tab: Tab, element: string, text: string): Promise<void> => {
  await click(tab, element)
  await tab.evaluate(`${element}.select()`)
  await tab.type(text)
}

/** Waits until the page shows this text. */
export const sees = (tab: Tab, text: string): Promise<void> =>
  expect.poll(() => evaluated(tab, 'document.body.innerText')).toContain(text)

/** Waits until a toast with this text was shown in the current document, also if it has disappeared since. */
export const getsToast = (tab: Tab, text: string): Promise<void> =>
  expect.poll(() => evaluated(tab, 'toasts.join()')).toContain(text)

/** Waits until the URL of the tab has this path. */
export const isAt = (tab: Tab, path: string): Promise<void> =>
  expect.poll(() => evaluated(tab, 'location.pathname + location.hash')).toBe(path)

/** Waits until the expression has this value. */
export const holds = (tab: Tab, expression: string, value: unknown): Promise<void> =>
  expect.poll(() => evaluated(tab, expression)).toEqual(value)

/** A page cannot be read while it navigates. */
const evaluated = (tab: Tab, expression: string): Promise<unknown> =>
  tab.evaluate(expression).catch((error: unknown) => String(error))
