import { type BrowserContext, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { stack } from './stack.ts'

/** The errors of all pages of a browser context. */
export type PageErrors = {
  /** Expects an error as part of the journey, such as the console message about a rejected request. */
  expect(pattern: RegExp): void
  /** Accepts an error that depends on the timing of two parties. */
  allow(pattern: RegExp): void
  /**
   * Every unexpected error, and every expected error that did not occur. Includes everything that an open page of the
   * site has done before the call.
   */
  mismatches(): Promise<string[]>
}

/**
 * Watches every page of a context for errors in the console, uncaught errors, violations of the content security
 * policy, and requests to other machines.
 */
export const watchPageErrors = async (
  context: BrowserContext,
  { runsScripts = true } = {},
): Promise<PageErrors> => {
  const seen: string[] = []
  const expected: RegExp[] = []
  const allowed: RegExp[] = []

  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.effectiveDirective} refused ${event.blockedURI}`)
    })
  })
  context.on('console', (message) => {
    const ours = message.page()?.url().startsWith(stack.site) ?? true
    // The site's global handler logs uncaught errors, so the browser does not report them.
    const isUncaught = message.text().includes('run the site')
    if (ours && (message.type() === 'error' || isUncaught)) seen.push(`console: ${message.text()}`)
  })
  context.on('weberror', (error) => {
    const { message } = error.error()
    if (isOurs(error.page()) && !hasNoOrigin.test(message)) seen.push(`uncaught: ${message}`)
  })
  context.on('request', (request) => {
    if (isToOtherMachine(request.url())) seen.push(`outside: ${request.url()}`)
  })

  return {
    expect: (pattern) => {
      expected.push(pattern)
    },
    allow: (pattern) => {
      allowed.push(pattern)
    },
    mismatches: async () => {
      await Promise.all(
        context
          .pages()
          .filter(isOurs)
          .map((page) => drain(page, runsScripts)),
      )
      return [
        ...seen.filter((line) => ![...expected, ...allowed].some((pattern) => pattern.test(line))),
        ...expected
          .filter((pattern) => !seen.some((line) => pattern.test(line)))
          .map((pattern) => `expected but missing: ${pattern}`),
      ]
    },
  }
}

/** Removes every route, so that a pending response cannot fail a journey that has ended. */
export const endRoutes = async (context: BrowserContext): Promise<void> => {
  const routed = [context, ...context.pages()]
  await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
}

/**
 * Waits until Playwright has received every message of a page. The browser reports messages asynchronously but in
 * order: once a marker that the page logs after its pending tasks has arrived, all earlier messages have arrived.
 */
const drain = (page: Page, runsScripts: boolean): Promise<void> =>
  expect(async () => {
    const marker = `end of messages ${crypto.randomUUID()}`
    const isMarker = (message: ConsoleMessage) => message.text() === marker
    const received = page.waitForEvent('console', { predicate: isMarker, timeout: 5_000 })
    // A page may close meanwhile. A page that navigates is tried again on its next document.
    await Promise.all([page.evaluate(logMarker, { marker, runsScripts }), received]).catch(
      (error: unknown) => {
        if (!page.isClosed()) throw error
      },
    )
  }).toPass({ timeout: 10_000 })

/* Runs in the page. Timers may be stopped, so it waits for a message port, unless scripts are disabled. */
const logMarker = async ({ marker, runsScripts }: { marker: string; runsScripts: boolean }) => {
  const { port1, port2 } = new MessageChannel()
  const afterPendingTasks = new Promise((resolve) => {
    port1.onmessage = resolve
    port2.postMessage(null)
  })
  if (runsScripts) await afterPendingTasks
  console.debug(marker)
}

/** The error of a popup that is closing or has no URL yet. Documents of the site can always access their storage. */
const hasNoOrigin = /Access is denied for this document/

/** Whether a page belongs to the site and not to an emulator. */
const isOurs = (page: Page | null): boolean => page?.url().startsWith(stack.site) ?? true

const isToOtherMachine = (url: string): boolean => {
  const { protocol, hostname } = new URL(url)
  return /^(https?|wss?):$/.test(protocol) && hostname !== 'localhost' && hostname !== '127.0.0.1'
}
