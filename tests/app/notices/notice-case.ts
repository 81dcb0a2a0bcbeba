import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { ToastTone } from '../../../src/design/toast/show-toast.ts'
import { openOverNetwork } from '../open-over-network.ts'
import { openSite, type } from '../open-site.tsx'

export type Site = Awaited<ReturnType<typeof openSite>>

/** The page on which something happens, and the button that is pressed, in the open dialog if there is one. */
type Setting = { opening: Parameters<typeof openSite>[0]; button?: string }

type Details = {
  /** The responses of the backend, by method and path. They go through the real API client. */
  answers?: Readonly<Record<string, () => Response>>
  /** What happens before the button is pressed. */
  before?(site: Site): unknown
  /** What is also true then. */
  check?(site: Site): unknown
}

/** What shows a notice. The title completes "is shown when", and ends with the rows of the specification. */
type Detailed = Details & { title: string; text: string }
export type Cause = Setting & Detailed

export const cause = (setting: Setting, details: Detailed): Cause => ({ ...setting, ...details })

/** A page, opened by a member unless `opening` says otherwise, and the button that is pressed there. */
export const at = (path: string, button?: string, opening: object = { member: {} }): Setting => ({
  opening: { at: path, ...opening },
  ...(button === undefined ? {} : { button }),
})

/** What takes a notice away before its time is over. The title completes "is shown until". */
export type End = { title: string; run(site: Site): unknown }

export const until = (title: string, run: End['run']): End => ({ title, run })

type Result = [setting: Setting, details: Detailed, ...ends: readonly End[]]

/** Every end is tried after the first cause. Without one, the notice is about a result, and ends by itself. */
export type NoticeCase = { tone: ToastTone; causes: readonly Cause[]; ends: readonly End[] }

export const success = (...[setting, details, ...ends]: Result): NoticeCase => ({
  tone: 'success',
  causes: [cause(setting, details)],
  ends,
})

export const info = (...result: Result): NoticeCase => ({ ...success(...result), tone: 'info' })

/** An error is withdrawn by what corrects it. */
export const danger = (
  ends: readonly [End, ...End[]],
  ...causes: readonly [Cause, ...Cause[]]
): NoticeCase => ({ tone: 'danger', causes, ends })

/** Makes a cause happen and checks that its notice is shown, once for the eye and once for a screen reader. */
export const showNotice = async (tone: ToastTone, shown: Cause): Promise<Site> => {
  const site = await open(shown)
  await shown.before?.(site)
  if (shown.button !== undefined) await press(shown.button)
  await waitFor(() => expect(toastsWith(shown.text).map(toneOf)).toEqual([tone]))
  // Toasts wait while the pointer is over them, so only what withdraws a notice removes it.
  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Notifications' }))
  await waitFor(() => expect(announcementsOf(shown.text)).toBe(1))
  await shown.check?.(site)
  return site
}

const open = async ({ opening, answers }: Cause): Promise<Site> => {
  if (answers === undefined) return openSite(opening)
  const { site, network } = await openOverNetwork(opening)
  for (const [call, answer] of Object.entries(answers)) network.answers.set(call, answer)
  return site
}

/** Waits until the toast is removed. One that is leaving would take the next one with its id along. */
export const expectWithdrawn = (text: string) => waitFor(() => expect(toastsWith(text)).toEqual([]))

/** Presses a button of the open dialog, or of the page. */
export const press = async (name: string) => {
  const dialog = screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')
  const scope = dialog ? within(dialog) : screen
  fireEvent.click(await scope.findByRole('button', { name }))
}

export const fill = async (texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts)) await type(label, text)
}

export const expectPath = ({ path }: Site, expected: string) =>
  waitFor(() => expect(path()).toBe(expected))

/** Leaves the page, as a link does. */
export const pageLeft = (to: string): End =>
  until(`the page is left for ${to}`, async (site) => {
    await act(() => site.router.navigate({ to }))
    await expectPath(site, to)
  })

/** Presses the button again, while the service does not answer. */
export const triedAgain = (button: string, hold: (site: Site) => unknown): End =>
  until(`“${button}” is pressed again`, (site) => {
    hold(site)
    return press(button)
  })

export const typed = (label: string, text: string): End =>
  until(`${label} is changed`, () => type(label, text))

const toastsWith = (text: string): Element[] =>
  [...document.querySelectorAll('[aria-label="Notifications"] [data-tone]')].filter((toast) =>
    [...toast.querySelectorAll('p')].some((line) => line.textContent === text),
  )

const toneOf = (toast: Element) => toast.getAttribute('data-tone')

const liveRegions = '[aria-live], [role=status], [role=alert]'

/** How often the live regions contain a text. */
const announcementsOf = (text: string): number =>
  [...document.querySelectorAll(liveRegions)]
    .filter((region) => !region.parentElement?.closest(liveRegions))
    .flatMap(({ textContent }) => textContent.split(text).slice(1)).length
