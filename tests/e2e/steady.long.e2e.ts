import { expect, type Page, test } from '@playwright/test'
import { startLab } from '../support/lab.ts'
import { targetProblems } from './support/targets.ts'

/* All tests share one build of the lab. */
test.describe.configure({ mode: 'default' })

let lab: Awaited<ReturnType<typeof startLab>>

test.beforeAll(async () => {
  lab = await startLab()
})
test.afterAll(() => lab.stop())

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

/** Each form in its initial state and with each kind of error. */
const forms: Readonly<Record<string, readonly [initial: string, ...rejected: string[]]>> = {
  login: ['login-screen/empty', 'login-screen/incomplete', 'login-screen/refused'],
  'sign-up': ['sign-up-screen/empty', 'sign-up-screen/incomplete', 'sign-up-screen/refused'],
  'forgot-password': [
    'forgot-password-screen/empty',
    'forgot-password-screen/incomplete',
    'forgot-password-screen/refused',
  ],
  'verify-email': ['verify-email-screen/waiting', 'verify-email-screen/not-yet'],
  'profile-completion': [
    'profile-completion-screen/rest',
    'profile-completion-screen/incomplete',
    'profile-completion-screen/refused',
  ],
  'edit-profile': [
    'edit-profile-screen/rest',
    'edit-profile-screen/incomplete',
    'edit-profile-screen/refused',
  ],
}

const screens = [
  ...new Set(Object.values(forms).flat()),
  'login-screen/unverified',
  'login-screen/at-google',
  'verify-email-screen/verified',
  'verification-ended-screen/email-unknown',
  'profile-screen/ready',
  'profile-screen/menu',
  'profile-screen/failed',
  'preferences-screen/chosen',
  'preferences-screen/none-found',
  'settings-screen/by-hand',
  'settings-screen/report',
  'settings-screen/deletion',
  'settings-screen/unfinished',
  'edit-profile-screen/cropping',
  'landing-screen/start',
  'not-found-screen/rest',
  'load-error-screen/failed',
  'crash-screen/rest',
]

const open = async (page: Page, state: string) => {
  await page.goto(`${lab.url}design/frame.html#${state}`, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
}

/** The maximum shift (px) by one line of notes: of errors, or that the passwords match. */
const shiftOfNote = 9

/** The positions of the fields and the submit buttons of the forms; of the buttons if there is no form. */
const positionsOf = async (page: Page, state: string) => {
  // A URL that differs only in its hash would not reload the page.
  await page.goto('about:blank')
  await open(page, state)
  return page.evaluate(() => {
    const form = document.querySelector('main form') ?? document.querySelector('main')
    const parts = form?.querySelectorAll<HTMLElement>('input, textarea, button:not([aria-label])')
    return [...(parts ?? [])].map((part) => {
      const { left, top } = part.getBoundingClientRect()
      return {
        name: part.innerText || part.getAttribute('name'),
        left: Math.round(left),
        top: Math.round(top),
      }
    })
  })
}

for (const viewport of windows) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const [form, [initial, ...rejected]] of Object.entries(forms)) {
      test(`the fields and buttons of ${form} move by ${shiftOfNote} px at most for each line of notes above`, async ({
        page,
      }) => {
        const expected = await positionsOf(page, initial)
        expect(expected.length).toBeGreaterThan(1)
        for (const state of rejected) {
          const found = await positionsOf(page, state)
          const withoutTop = (parts: typeof found) =>
            parts.map(({ name, left }) => ({ name, left }))
          expect(withoutTop(found)).toEqual(withoutTop(expected))
          const lines = await page.evaluate(() => {
            const notes = document.querySelectorAll('main form [data-in-gap]')
            return new Set([...notes].map((note) => note.getBoundingClientRect().top)).size
          })
          const shifts = found.map(({ top }, index) => top - (expected[index]?.top ?? 0))
          expect(Math.min(...shifts)).toBe(0)
          expect(Math.max(...shifts)).toBeLessThanOrEqual(lines * shiftOfNote)
        }
      })
    }

    test('every target has at least 44 px and overlaps no other target', async ({ page }) => {
      const problems: Record<string, string[]> = {}
      for (const state of screens) {
        await page.goto('about:blank')
        await open(page, state)
        const found = await targetProblems(page)
        if (found.length > 0) problems[state] = found
      }
      expect(problems).toEqual({})
    })
  })
}

test.describe('at 1440 x 900 px', () => {
  test.use({ viewport: windows[1] })

  for (const state of [
    'sign-up-screen/empty',
    'verify-email-screen/not-yet',
    'verify-email-screen/known-mail',
  ]) {
    test(`the whole ${state} is visible`, async ({ page }) => {
      await open(page, state)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height).toBeLessThanOrEqual(windows[1].height)
    })
  }
})

test.describe('at 768 x 1024 px', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  for (const [form, [initial]] of Object.entries(forms)) {
    test(`the column of ${form} is centred`, async ({ page }) => {
      await open(page, initial)
      const margins = await page.evaluate(() => {
        const controls = [...document.querySelectorAll('main :is(button, input:not([type=file]))')]
        const boxes = controls.map((control) => control.getBoundingClientRect())
        return {
          start: Math.min(...boxes.map(({ left }) => left)),
          end: innerWidth - Math.max(...boxes.map(({ right }) => right)),
        }
      })
      expect(margins.start).toBeGreaterThanOrEqual(40)
      expect(margins.end).toBeCloseTo(margins.start, 0)
    })
  }
})
