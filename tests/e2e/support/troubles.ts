import type { BrowserContext, Page } from '@playwright/test'
import { stack } from './stack.ts'

/** What went wrong in a browser without anybody having asked for it. */
export type Troubles = {
  /** Says that a console message is part of the journey, such as the browser's note on a refused sign-in. */
  expect(pattern: RegExp): void
  /** Everything that was seen and not expected, and everything that was expected and not seen. */
  unexplained(): string[]
}

/**
 * Watches every page of a context: errors in the console, errors nobody caught, violations of the content
 * security policy, and requests that would leave this machine.
 */
export const watchFor = async (context: BrowserContext): Promise<Troubles> => {
  const seen: string[] = []
  const expected: RegExp[] = []

  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.effectiveDirective} refused ${event.blockedURI}`)
    })
  })
  context.on('console', (message) => {
    const ours = message.page()?.url().startsWith(stack.site) ?? true
    // The site's last resort keeps an uncaught error from the browser, and logs it.
    const isUncaught = message.text().includes('run the site')
    if (ours && (message.type() === 'error' || isUncaught)) seen.push(`console: ${message.text()}`)
  })
  context.on('weberror', (error) => {
    const { message } = error.error()
    if (isOurs(error.page()) && !hasNoOrigin.test(message)) seen.push(`uncaught: ${message}`)
  })
  context.on('request', (request) => {
    if (leavesThisMachine(request.url())) seen.push(`outside: ${request.url()}`)
  })

  return {
    expect: (pattern) => {
      expected.push(pattern)
    },
    unexplained: () => [
      ...seen.filter((line) => !expected.some((pattern) => pattern.test(line))),
      ...expected
        .filter((pattern) => !seen.some((line) => pattern.test(line)))
        .map((pattern) => `expected and not seen: ${pattern}`),
    ],
  }
}

/** Said in a window that is closing, or has no address yet: the site's own documents may always read their storage. */
const hasNoOrigin = /Access is denied for this document/

/** The emulator's own pages are not the product's. */
const isOurs = (page: Page | null): boolean => page?.url().startsWith(stack.site) ?? true

const leavesThisMachine = (address: string): boolean => {
  const { protocol, hostname } = new URL(address)
  return /^(https?|wss?):$/.test(protocol) && hostname !== 'localhost' && hostname !== '127.0.0.1'
}
