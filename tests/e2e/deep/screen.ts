import type { ElementHandle, Page } from '@playwright/test'

/** What a person can read and use on a page. */
export type Screen = {
  path: string
  title: string
  heading: string | null
  /** The visible text. */
  text: string
  /** The value of each named field, except of passwords. */
  values: Readonly<Record<string, string>>
  busy: readonly string[]
  /** How many controls can be pressed. */
  pressable: number
  /** What the browser has stored: in localStorage for both tabs, in sessionStorage for this one. */
  stored: Readonly<Record<'local' | 'session', Readonly<Record<string, string>>>>
}

/** Reads the page. Rejects while another document opens. */
export const readScreen = (page: Page): Promise<Screen> => page.evaluate(read)

/** The control of this number on the page, and its name; null if there is none. -1 is the last one of the page itself. */
export const controlAt = async (
  page: Page,
  which: number,
): Promise<{ control: ElementHandle; name: string } | null> => handleOf(page, 'controls', which)

/** The text field of this number on the page, and its name; null if there is none. */
export const fieldAt = async (page: Page, which: number) => handleOf(page, 'fields', which)

const handleOf = async (page: Page, what: 'controls' | 'fields', which: number) => {
  const found = await page.evaluateHandle(find, { what, which })
  const control = (await found.getProperty('control')).asElement()
  const name = String(await (await found.getProperty('name')).jsonValue())
  return control ? { control, name } : null
}

/* Runs in the page. */
const find = ({ what, which }: { what: 'controls' | 'fields'; which: number }) => {
  const isUsable = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled, [aria-disabled="true"], [aria-busy="true"], [readonly]') &&
    element.closest('[aria-hidden="true"], [inert]') === null
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')
  const all = (around: ParentNode | null | undefined) =>
    [
      ...(around?.querySelectorAll<HTMLElement>(
        what === 'fields'
          ? 'input:not([type="file"], [type="checkbox"], [type="radio"], [type="range"]), textarea'
          : 'button, a[href^="/"]:not([target]), [role="checkbox"], [role="menuitem"], [role="radio"]',
      ) ?? []),
    ].filter(isUsable)
  const inFront = [...dialogs].filter((dialog) => dialog.checkVisibility()).at(-1)
  // Two times of three within the page itself, whose controls are fewer than those around it.
  const inMain = which % 3 === 0 ? [] : all(document.querySelector('main'))
  const controls = inFront ? all(inFront) : inMain.length > 0 ? inMain : all(document)
  const control = controls.at(which < 0 ? -1 : which % Math.max(controls.length, 1)) ?? null
  const name =
    control?.getAttribute('aria-label') ??
    (control?.getAttribute('name') || control?.innerText.replace(/\s+/g, ' ').trim()) ??
    'nothing'
  return { control, name }
}

/* Runs in the page. */
const read = (): Screen => {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const shown = <Kind extends HTMLElement>(selector: string) =>
    [...document.querySelectorAll<Kind>(selector)].filter(isShown)
  const fields = shown<HTMLInputElement>('input[name], textarea[name]')
  return {
    path: location.pathname,
    title: document.title,
    heading: shown('main h1, main h2, main [role="heading"]')[0]?.innerText ?? null,
    text: document.body.innerText,
    values: Object.fromEntries(
      fields
        .filter(({ type }) => !['password', 'checkbox', 'radio', 'file'].includes(type))
        .map(({ name, value }) => [name, value]),
    ),
    busy: shown('[aria-busy="true"], [role="progressbar"], [role="status"][aria-label]').map(
      (element) => element.getAttribute('aria-label') ?? element.innerText.slice(0, 60),
    ),
    pressable: shown('button:not(:disabled, [aria-disabled="true"]), a[href]').length,
    stored: { local: { ...localStorage }, session: { ...sessionStorage } },
  }
}
