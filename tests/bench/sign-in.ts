import { type Browser, chromium, type Request } from '@playwright/test'
import type { Person } from '../e2e/support/members.ts'
import { chromiumFlags, noOutsideNetwork } from '../support/chromium.ts'
import { findOrInstallChromium } from '../support/install-chromium.ts'
import { type BenchStack, benchStack } from './bench-stack.ts'
import { type Timing, timingOf } from './measure.ts'
import type { Part, Table } from './part.ts'

/** Milliseconds that each response is delayed. */
const latencies = [0, 100, 400]

/** Which of the two services are slow. */
const slow = { backend: ['backend'], both: ['backend', 'identity'] } as const

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
    try {
      const member = await stack.newMember()
      const rounds = { quick: 1, usual: 5, deep: 15 }[depth]
      const rows: { which: string; latency: number; wait: Timing; asked: string[] }[] = []
      for (const [which, services] of Object.entries(slow)) {
        for (const latency of latencies) {
          for (const name of services) stack[name].wait(latency)
          const waits: number[] = []
          let asked: string[] = []
          for (let round = 0; round < rounds; round += 1) {
            const once = await signInOnce(browser, stack, member)
            waits.push(once.milliseconds)
            asked = once.asked
          }
          for (const name of services) stack[name].wait(0)
          rows.push({ which, latency, wait: timingOf(waits), asked })
        }
      }
      const [first] = rows
      if (!first) throw new Error('No one has signed in.')
      const slowest = rows.find((row) => row.which === 'both' && row.latency === 400) ?? first
      return {
        tables: [tableOf(rows), requestsTable(first.asked)],
        figures: [
          {
            name: 'requests from the click to the profile',
            value: first.asked.length,
            unit: '',
            budget: ['requests', 'of a sign-in, until the profile shows'],
          },
          {
            name: 'click on Login to the profile, without added latency',
            value: first.wait.median,
            unit: 'ms',
            spread: first.wait.spread,
          },
          {
            name: 'sequential responses, at 400 ms each',
            value: (slowest.wait.median - first.wait.median) / 400,
            unit: '',
            baseline: { name: 'requests in total', value: first.asked.length },
          },
        ],
      }
    } finally {
      await browser.close()
    }
  },
}

const tableOf = (
  rows: readonly { which: string; latency: number; wait: Timing; asked: string[] }[],
): Table => ({
  title:
    'From the click on Login to the profile: ms, and the number of sequential responses (the added time divided by the latency).',
  columns: ['delayed', 'latency ms', 'ms', 'spread', 'requests', 'sequential responses'],
  rows: rows.map(({ which, latency, wait, asked }) => {
    const without = rows.find((row) => row.which === which && row.latency === 0)?.wait.median ?? 0
    const inARow = latency === 0 ? '' : (wait.median - without) / latency
    return [which, latency, wait.median, wait.spread, asked.length, inARow]
  }),
})

const requestsTable = (asked: readonly string[]): Table => ({
  title: 'The requests in order. Each request to the backend has a preflight.',
  columns: ['', 'request'],
  rows: asked.map((request, index) => [index + 1, request]),
})

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
