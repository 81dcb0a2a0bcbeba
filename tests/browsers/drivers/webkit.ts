import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { Builder, Key as KeyCode, type WebDriver, WebElement } from 'selenium-webdriver'
import { Command, Name } from 'selenium-webdriver/lib/command.js'
import { freePort } from '../../../tools/dev/processes/ports.ts'
import {
  type Browser,
  type Key,
  type Semantics,
  type Size,
  STEP_LIMIT,
  type Tab,
} from './browser.ts'
import { findProgram } from './programs.ts'

/** The programs, and the Debian package of each. */
const packages = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb', 'dbus-run-session': 'dbus' }

/** WebKitGTK's MiniBrowser on a virtual display, through WebDriver. */
export const webkit: Browser = {
  name: 'WebKit',
  minWidth: 390,
  missing: () =>
    Object.entries(packages)
      .filter(([name]) => findProgram(name) === undefined)
      .map(([, from]) => from),
  start: async () => {
    const display = await startDisplay()
    const port = await freePort()
    const service = spawn('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`], {
      env: { ...process.env, DISPLAY: display.name, LC_ALL: 'C.UTF-8', NO_AT_BRIDGE: '1' },
      stdio: 'ignore',
      detached: true,
    })
    await responds(port)
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({ browserName: 'MiniBrowser' })
      .build()
    await driver.manage().setTimeouts({ script: STEP_LIMIT, pageLoad: STEP_LIMIT })
    const first = await driver.getWindowHandle()
    await driver.get(`data:text/html,<button onclick="open('about:blank', '', 'popup, noopener')">`)
    return {
      newTab: async () => {
        await driver.switchTo().window(first)
        // A window of its own, because the driver's clicks do not reach a tab behind another one. The toolbar of a window
        // that is no popup makes it at least 447 px wide.
        return windowOpenedBy(driver, () => driver.findElement({ css: 'button' }).click())
      },
      end: async () => {
        await ended(service)
        await ended(display.process)
      },
    }
  },
}

const screen: Size = { width: 1600, height: 1200 }

/** A window under the pointer, which rests in the middle: no window manager gives another one the focus. */
const inTheMiddle = (width: number, height: number) => ({
  ...{ width, height },
  x: Math.floor((screen.width - width) / 2),
  y: Math.floor((screen.height - height) / 2),
})

const startDisplay = async () => {
  const display = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${screen.width}x${screen.height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'], detached: true },
  )
  // The fourth stream is a pipe, which its type does not say.
  const [number] = await once(display.stdio[3] as Readable, 'data')
  return { process: display, name: `:${String(number).trim()}` }
}

const responds = async (port: number): Promise<void> => {
  const deadline = Date.now() + STEP_LIMIT
  while (Date.now() < deadline) {
    const { ok } = await fetch(`http://127.0.0.1:${port}/status`).catch(() => ({ ok: false }))
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('WebKitWebDriver does not respond.')
}

/** Ends a process and those that it started, which are in one process group. */
const ended = async (child: ChildProcess): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null) return
  const exited = once(child, 'exit')
  process.kill(-child.pid)
  await exited
}

/** Opens a window and returns its tab. */
const windowOpenedBy = async (driver: WebDriver, open: () => Promise<unknown>): Promise<Tab> => {
  const known = new Set(await driver.getAllWindowHandles())
  await open()
  const opened = await driver.wait(
    async () => (await driver.getAllWindowHandles()).find((each) => !known.has(each)),
    STEP_LIMIT,
    'No popup opened.',
  )
  return tabOf(driver, String(opened))
}

const tabOf = (driver: WebDriver, handle: string): Tab => {
  const here = async () => {
    await driver.switchTo().window(handle)
    return driver
  }
  const elementOf = async (expression: string): Promise<WebElement> => {
    const element: unknown = await (await here()).executeScript(`return ${expression}`)
    if (!(element instanceof WebElement)) throw new Error(`No element: ${expression}`)
    return element
  }
  const click = async (expression: string) => (await elementOf(expression)).click()
  return {
    open: async (url) => (await here()).get(url),
    evaluate: async (expression) => {
      const outcome: unknown = await (await here()).executeAsyncScript(`
        const done = arguments[0]
        const run = async () => (${expression})
        run().then((value) => done({ value }), (error) => done({ error: String(error) }))`)
      return resultOf(outcome)
    },
    differing: async (list) => {
      type Entry = Semantics & { element: WebElement }
      const all = await (await here()).executeScript<Entry[]>(`return ${list}`)
      const differing: Semantics[] = []
      for (const { element, role, name } of all) {
        const own = { role: await element.getAriaRole(), name: await element.getAccessibleName() }
        if (own.role !== role || own.name !== name) differing.push({ role, name })
      }
      return differing
    },
    click,
    popupOf: async (expression) => windowOpenedBy(await here(), () => click(expression)),
    choose: async (input, file) => (await elementOf(input)).sendKeys(file),
    type: async (text) => (await here()).actions().sendKeys(text).perform(),
    press: async (key, times = 1) =>
      (await here())
        .actions()
        .sendKeys(...Array<string>(times).fill(keys[key]))
        .perform(),
    wheel: async (deltaY) => {
      const scroll = { type: 'scroll', origin: 'viewport', x: 200, y: 300, deltaX: 0, deltaY }
      const actions = [{ type: 'wheel', id: 'wheel', actions: [scroll] }]
      await (await here()).execute(new Command(Name.ACTIONS).setParameter('actions', actions))
      // The driver sends no event for the same turn again until its state is cleared.
      await driver.actions().clear()
    },
    resize: async ({ width, height }) => {
      // A window is larger than its viewport.
      const size = (await here()).executeScript<number[]>(
        'return [outerWidth - innerWidth, outerHeight - innerHeight]',
      )
      const [left = 0, top = 0] = await size
      await driver
        .manage()
        .window()
        .setRect(inTheMiddle(width + left, height + top))
      // The page learns its size after the command, and its media queries after that.
      await driver.wait(() => driver.executeScript<boolean>(hasStylesOf, width), STEP_LIMIT)
    },
    show: async () => void (await here()),
    reload: async () => (await here()).navigate().refresh(),
    back: async () => (await here()).executeScript('history.back()'),
    forward: async () => (await here()).executeScript('history.forward()'),
    photograph: async () => (await here()).takeScreenshot(),
  }
}

/** Whether the styles of a page are those of this width. `matchMedia` knows a new width earlier than the styles. */
const hasStylesOf = `
  const [width] = arguments
  const probe = new CSSStyleSheet()
  probe.replaceSync('@media (width: ' + width + 'px) { :root { --width: ' + width + ' } }')
  document.adoptedStyleSheets.push(probe)
  const found = getComputedStyle(document.documentElement).getPropertyValue('--width')
  document.adoptedStyleSheets.pop()
  return innerWidth === width && found === String(width)`

const resultOf = (outcome: unknown): unknown => {
  if (typeof outcome !== 'object' || outcome === null) return undefined
  if ('error' in outcome) throw new Error(String(outcome.error))
  return 'value' in outcome ? outcome.value : undefined
}

const keys: Readonly<Record<Key, string>> = {
  ArrowDown: KeyCode.ARROW_DOWN,
  ArrowLeft: KeyCode.ARROW_LEFT,
  Escape: KeyCode.ESCAPE,
  Tab: KeyCode.TAB,
}
