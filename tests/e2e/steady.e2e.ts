import { expect, type Page, test } from '@playwright/test'
import { startLab } from '../support/lab.ts'
import { faultsOfTargets } from './support/pressable.ts'

/* One build of the lab serves them all. */
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

/** Each form at rest, and refused in each way. */
const forms: Readonly<Record<string, readonly [rest: string, ...refused: string[]]>> = {
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
  'unknown-address-screen/rest',
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
  await page.goto(`${lab.address}design/frame.html#${state}`, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
}

/** Where the fields of a page's forms and the buttons that send them stand; without a form, its buttons. */
const places = async (page: Page, state: string) => {
  // The address differs after the hash alone, which would not load the page anew.
  await page.goto('about:blank')
  await open(page, state)
  return page.evaluate(() => {
    const form = document.querySelector('main form') ?? document.querySelector('main')
    const parts = form?.querySelectorAll<HTMLElement>('input, textarea, button:not([aria-label])')
    return [...(parts ?? [])].map((part) => {
      const { left, top } = part.getBoundingClientRect()
      return [part.innerText || part.getAttribute('name'), Math.round(left), Math.round(top)]
    })
  })
}

for (const viewport of windows) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const [form, [rest, ...refused]] of Object.entries(forms)) {
      test(`nothing of ${form} moves when something is refused`, async ({ page }) => {
        const resting = await places(page, rest)
        expect(resting.length).toBeGreaterThan(1)
        for (const state of refused) expect(await places(page, state)).toEqual(resting)
      })
    }

    test('whatever can be pressed has 44 px for it, and lies on nothing else', async ({ page }) => {
      const faults: Record<string, string[]> = {}
      for (const state of screens) {
        await page.goto('about:blank')
        await open(page, state)
        const found = await faultsOfTargets(page)
        if (found.length > 0) faults[state] = found
      }
      expect(faults).toEqual({})
    })
  })
}
