import type { ElementHandle, Page } from 'puppeteer-core'
import { BidiElementHandle } from 'puppeteer-core/internal/bidi/ElementHandle.js'
import { BidiFrame } from 'puppeteer-core/internal/bidi/Frame.js'
import { type Semantics, STEP_LIMIT, type Tab } from './browser.ts'

/** A tab of a browser that is driven through WebDriver BiDi. */
export const tabOf = (page: Page): Tab => {
  page.setDefaultTimeout(STEP_LIMIT)
  const elementOf = async (expression: string): Promise<ElementHandle<Element>> => {
    const element = (await page.evaluateHandle(expression)).asElement()
    if (element === null) throw new Error(`No element: ${expression}`)
    // The expressions of the journeys select elements, never other nodes.
    return element as ElementHandle<Element>
  }
  const click = async (expression: string) => (await elementOf(expression)).click()
  return {
    open: async (url) => {
      await page.goto(url)
    },
    evaluate: (expression) => page.evaluate(expression),
    differing: async (list) => {
      // The expression is the parameter's type, which only its caller knows.
      const all = (await page.evaluate(`globalThis.semantics = ${list}`)) as Semantics[]
      const frame = page.mainFrame()
      const differing: Semantics[] = []
      for (const [index, { role, name }] of all.entries()) {
        // BiDi finds elements by role and name, but cannot say which ones an element has. page.$$ takes 100 ms more.
        const element = await elementOf(`semantics[${index}].element`)
        if (!(frame instanceof BidiFrame && element instanceof BidiElementHandle))
          throw new Error('The browser is driven without BiDi.')
        const found = await frame.locateNodes(element, {
          type: 'accessibility',
          value: { role, name },
        })
        if (found.length === 0) differing.push({ role, name })
      }
      return differing
    },
    click,
    popupOf: async (expression) => {
      const opened = new Promise<Page>((resolve, reject) => {
        page.once('popup', (popup) => (popup ? resolve(popup) : reject(new Error('No popup'))))
        setTimeout(() => reject(new Error('No popup opened.')), STEP_LIMIT).unref()
      })
      const [popup] = await Promise.all([opened, click(expression)])
      return tabOf(popup)
    },
    choose: async (input, file) => {
      // The handle is an input, which only the expression says.
      const element = (await elementOf(input)) as ElementHandle<HTMLInputElement>
      await element.uploadFile(file)
    },
    type: (text) => page.keyboard.type(text),
    press: async (key, times = 1) => {
      for (let pressed = 0; pressed < times; pressed += 1) await page.keyboard.press(key)
    },
    wheel: async (deltaY) => {
      const { width, height } = page.viewport() ?? { width: 800, height: 600 }
      await page.mouse.move(width / 2, height / 2)
      await page.mouse.wheel({ deltaY })
    },
    resize: (size) => page.setViewport(size),
    show: () => page.bringToFront(),
    reload: async () => {
      await page.reload()
    },
    back: async () => {
      await page.evaluate('history.back()')
    },
    forward: async () => {
      await page.evaluate('history.forward()')
    },
    photograph: () => page.screenshot({ encoding: 'base64' }),
  }
}
