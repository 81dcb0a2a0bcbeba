import { type BrowserContext, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { stack } from './stack.ts'

/** What went wrong in a browser without anybody having asked for it. */
export type Troubles = {
  /** Says that a console message is part of the journey, such as the browser's note on a refused sign-in. */
  expect(pattern: RegExp): void
  /**
   * Everything that was seen and not expected, and everything that was expected and not seen. Whatever an open page of
   * ours has done before it is asked, has been seen.
   */
  unexplained(): Promise<string[]>
}

/**
 * Watches every page of a context: errors in the console, errors nobody caught, violations of the content
 * security policy, and requests that would leave this machine.
 */
export const watchFor = async (
  context: BrowserContext,
  { runsScripts = true } = {},
): Promise<Troubles> => {
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
    unexplained: async () => {
      await Promise.all(
        context
          .pages()
          .filter(isOurs)
          .map((page) => hearOut(page, runsScripts)),
      )
      return [
        ...seen.filter((line) => !expected.some((pattern) => pattern.test(line))),
        ...expected
          .filter((pattern) => !seen.some((line) => pattern.test(line)))
          .map((pattern) => `expected and not seen: ${pattern}`),
      ]
    },
  }
}

/** Takes back every route, so that an answer that is still on its way cannot fail a journey that is over. */
export const endRoutes = async (context: BrowserContext): Promise<void> => {
  const routed = [context, ...context.pages()]
  await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
}

/**
 * Waits until everything that a page has said is heard. The browser reports a moment later than it acts, but in order:
 * the page says a word after all that it has in hand, and when the word is heard, everything before it has been heard.
 */
const hearOut = (page: Page, runsScripts: boolean): Promise<void> =>
  expect(async () => {
    const word = `heard out ${crypto.randomUUID()}`
    const isTheWord = (message: ConsoleMessage) => message.text() === word
    const heard = page.waitForEvent('console', { predicate: isTheWord, timeout: 5_000 })
    // A window may close meanwhile. One that goes on to another document is asked again there.
    await Promise.all([page.evaluate(sayLast, { word, runsScripts }), heard]).catch(
      (error: unknown) => {
        if (!page.isClosed()) throw error
      },
    )
  }).toPass({ timeout: 10_000 })

/* Runs in the page, whose timers may stand still; messages come, but where the browser runs no scripts. */
const sayLast = async ({ word, runsScripts }: { word: string; runsScripts: boolean }) => {
  const { port1, port2 } = new MessageChannel()
  const afterWhatIsInHand = new Promise((resolve) => {
    port1.onmessage = resolve
    port2.postMessage(null)
  })
  if (runsScripts) await afterWhatIsInHand
  console.debug(word)
}

/** Said in a window that is closing, or has no address yet: the site's own documents may always read their storage. */
const hasNoOrigin = /Access is denied for this document/

/** The emulator's own pages are not the product's. */
const isOurs = (page: Page | null): boolean => page?.url().startsWith(stack.site) ?? true

const leavesThisMachine = (address: string): boolean => {
  const { protocol, hostname } = new URL(address)
  return /^(https?|wss?):$/.test(protocol) && hostname !== 'localhost' && hostname !== '127.0.0.1'
}
