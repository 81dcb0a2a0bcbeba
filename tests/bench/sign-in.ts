import { type Browser, chromium, type Request } from '@playwright/test'
import type { Person } from '../e2e/support/members.ts'
import { chromiumFlags, noOutsideNetwork } from '../support/chromium.ts'
import { findOrInstallChromium } from '../support/install-chromium.ts'
import { type BenchStack, benchStack } from './bench-stack.ts'
import { timingOf } from './measure.ts'
import type { Part } from './part.ts'

/** Milliseconds by which both services delay each response in the second measurement. */
const latency = 400

/** The time from the click on Login to the profile, and the number of responses in sequence. */
export const signIn: Part = {
  name: 'sign-in',
  question: 'How long from the click on Login to the profile, and how many requests does it take?',
  run: async (depth) => {
    const stack = await benchStack.start()
    const browser = await chromium.launch({
      executablePath: await findOrInstallChromium(),
      args: [...chromiumFlags, ...noOutsideNetwork],
    })
    const delay = (ms: number) => {
      for (const { wait } of [stack.backend, stack.identity]) wait(ms)
    }
    try {
      const member = await stack.newMember()
      const rounds = { quick: 1, usual: 5, deep: 15 }[depth]
      const waits = async () => {
        const found: Awaited<ReturnType<typeof signInOnce>>[] = []
        for (let round = 0; round < rounds; round += 1)
          found.push(await signInOnce(browser, stack, member))
        return { asked: found[0]?.asked ?? [], ...timingOf(found.map((one) => one.milliseconds)) }
      }
      const first = await waits()
      delay(latency)
      const slow = await waits()
      return {
        tables: [
          {
            title: 'The requests in order. Each request to the backend has a preflight.',
            columns: ['', 'request'],
            rows: first.asked.map((request, index) => [index + 1, request]),
          },
        ],
        figures: [
          {
            name: 'requests from the click to the profile',
            value: first.asked.length,
            unit: '',
            budget: ['requests', 'of a sign-in, until the profile shows'],
          },
          {
            name: 'click on Login to the profile, without added latency',
            value: first.median,
            unit: 'ms',
            spread: first.spread,
          },
          {
            name: `sequential responses, at ${latency} ms each`,
            value: (slow.median - first.median) / latency,
            unit: '',
            baseline: { name: 'requests in total', value: first.asked.length },
          },
        ],
      }
    } finally {
      delay(0)
      await browser.close()
    }
  },
}

/** A member who requested the profile signs in. It counts as shown when the tile with their interests is visible. */
const signInOnce = async (
  browser: Browser,
  stack: BenchStack,
  { email, password }: Person,
): Promise<{ milliseconds: number; asked: string[] }> => {
  const context = await browser.newContext({ baseURL: stack.site, locale: 'en-GB' })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.goto('/profile', { waitUntil: 'networkidle' })
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('Username or email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  const origins = [stack.backend.origin, stack.identity.origin]
  page.on('request', (request: Request) => {
    const { origin, pathname } = new URL(request.url())
    if (origins.includes(origin)) asked.push(`${request.method()} ${pathname}`)
  })
  const since = performance.now()
  await form.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('link', { name: /Interests/ }).waitFor()
  const milliseconds = performance.now() - since
  await page.waitForLoadState('networkidle')
  await context.close()
  return { milliseconds, asked }
}
