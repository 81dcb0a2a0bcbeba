import { expect, type Page, test } from '@playwright/test'
import { startLab } from '../../support/lab.ts'

/** The lab, built once for all tests of a file. */
export const sharedLab = () => {
  test.describe.configure({ mode: 'default' })
  let lab: Awaited<ReturnType<typeof startLab>>
  test.beforeAll(async () => {
    lab = await startLab()
  })
  test.afterAll(() => lab.stop())
  return {
    lab: () => lab,
    /** Opens a fragment of the lab's URL. */
    async open(page: Page, fragment: string) {
      await page.goto(`${lab.url}${fragment}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  }
}

/** The site's screen in the lab. */
export const screen = (page: Page) => page.frameLocator('iframe[title="The screen"]')

/** A button with exactly this name. */
export const button = (page: Pick<Page, 'getByRole'>, name: string) =>
  page.getByRole('button', { name, exact: true })

/** Expects this position in the recording. */
export const expectStep = (page: Page, step: number, steps: number) =>
  expect(page.getByText(`Step ${step} of ${steps}`, { exact: true })).toBeVisible()
