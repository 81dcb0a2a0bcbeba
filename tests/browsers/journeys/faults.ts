import { describe, expect } from 'vitest'
import { newMember, newPerson } from '../../e2e/support/members.ts'
import type { Tab } from '../drivers/browser.ts'
import { animationsEnd } from '../support/accessibility.ts'
import type { Journey } from '../support/journey.ts'
import { click, field, holds, isAt, present, role, sees, usable } from '../support/page.ts'
import { signIn } from '../support/steps.ts'

const snaps = "document.querySelector('[data-snapping]') !== null"
const barLink = role('link', 'Login', 'header')
const sideLink = role('link', 'Download', 'nav[aria-label="On this page"]')
const colourOf = (element: string) => `getComputedStyle(${element}).color`
const panelColour = colourOf("document.querySelector('#why-us h2')")
const dialogHasFocus = "document.activeElement.closest('[role=dialog]') !== null"

/** Whether the headline's last two words are on one line. */
const lastWordsShareLine = `(() => {
  const texts = document.createTreeWalker(document.querySelector('h1'), NodeFilter.SHOW_TEXT)
  const text = texts.lastChild()
  const space = text.data.lastIndexOf(' ')
  const topOf = (index) => {
    const range = new Range()
    range.setStart(text, index)
    range.setEnd(text, index + 1)
    return range.getBoundingClientRect().top
  }
  return topOf(space - 1) === topOf(space + 1)
})()`

/** Evaluates an expression with `redAt`, which reads the red channel of a picture of the viewport. */
const inPicture = async (page: Tab, expression: string) =>
  page.evaluate(`(async () => {
    const image = new Image()
    image.src = 'data:image/png;base64,${await page.photograph()}'
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
    const context = canvas.getContext('2d')
    context.drawImage(image, 0, 0)
    const redAt = (x, y) => context.getImageData(x, y, 1, 1).data[0]
    ${expression}
  })()`)

/** Whether the picture is darker just below the hero's card than at the edge of the window. */
const castsShadow = `
  const { left, bottom, width } = document.querySelector('svg path[filter]').getBoundingClientRect()
  return redAt(left + 0.07 * width, bottom + 16) < redAt(2, bottom + 16) - 5`

/** The heights of the rails beside the rows of interests in view, each once, in px of the picture. */
const railHeights = `
  const group = document.querySelector('fieldset')
  const x = group.getBoundingClientRect().right - 2
  const tops = [...group.querySelectorAll('[role=checkbox]')].map((each) => each.getBoundingClientRect().top)
  const height = group.querySelector('[role=checkbox]').offsetHeight
  const rows = [...new Set(tops)].filter((top) => document.elementFromPoint(x, top + height / 2) === group)
  const heights = rows.map((top) => {
    const pixels = Array.from({ length: height }, (_, index) => redAt(x, Math.round(top) + index))
    return pixels.filter((red) => red !== pixels[0]).length
  })
  return [...new Set(heights)]`

const openDeletion = async (page: Tab) => {
  await click(page, role('button', 'Delete Account', 'main'))
  await present(page, role('button', 'Cancel', '[role=dialog]'))
}

/** Faults that one of the browsers has shown. */
export const faults = (journey: Journey) =>
  describe('faults', () => {
    journey(
      'a window of 1280 × 720 px shows one panel at a time beside a scrollbar',
      async ({ open }) => {
        const page = await open('/')
        await page.resize({ width: 1280, height: 720 })
        await page.reload()
        await holds(page, snaps, true)
        await holds(
          page,
          'document.documentElement.scrollWidth === document.documentElement.clientWidth',
          true,
        )
      },
    )

    journey('a form is hydrated if the browser reports no paint', async ({ open, site }) => {
      site.runFirst('PerformanceObserver.prototype.observe = () => {}')
      const page = await open('/login')
      await holds(page, "document.querySelector('[data-prerendered]') === null", true)
    })

    journey(
      'the bar and the side navigation of a linked panel have its colours before the bundle is loaded',
      async ({ open, site }) => {
        const release = site.hold(/^\/assets\/.*\.js/)
        const page = await open('/#why-us')
        await present(page, barLink)
        await holds(page, `${colourOf(barLink)} === ${panelColour}`, true)
        await page.evaluate(animationsEnd)
        const before = await page.evaluate(colourOf(sideLink))
        expect(await page.evaluate(snaps)).toBe(false)
        release()
        await holds(page, snaps, true)
        await holds(page, colourOf(sideLink), before)
      },
    )

    journey("the headline's last two words share a line", async ({ open, browser }) => {
      const page = await open('/')
      for (const width of [browser.minWidth, 1440]) {
        await page.resize({ width, height: 900 })
        expect(await page.evaluate(lastWordsShareLine), `${width} px`).toBe(true)
      }
    })

    journey("the hero's card casts a shadow", async ({ open }) => {
      const page = await open('/')
      await expect.poll(() => inPicture(page, castsShadow)).toBe(true)
    })

    journey('each row of interests has its rail', async ({ open, browser }) => {
      const person = await newMember(newPerson(), [])
      const page = await open('/login')
      await signIn(page, person)
      await isAt(page, '/preferences')
      await page.resize({ width: browser.minWidth, height: 844 })
      await holds(page, "document.querySelectorAll('fieldset [role=checkbox]').length > 50", true)
      await page.evaluate(animationsEnd)
      expect(await inPicture(page, railHeights)).toEqual([1])
    })

    journey('a date of birth before 1900 is refused with a sentence', async ({ open, site }) => {
      const page = await open('/login')
      await signIn(page, await newMember())
      await page.open(`${site.origin}/edit-profile`)
      // The frame of the page has the same field, which is inert.
      const date = await usable(page, field('Date of Birth', 'main'))
      // The controls for a date differ, so the value is set by a script.
      await page.evaluate(`(() => {
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
        set.call(${date}, '1899-12-31')
        ${date}.dispatchEvent(new Event('input', { bubbles: true }))
      })()`)
      await click(page, role('button', 'Save changes'))
      await sees(page, 'Please enter a year from 1900')
    })

    journey('the Tab key without a pause stays in a dialog', async ({ open, site }) => {
      const page = await open('/login')
      await signIn(page, await newMember())
      await page.open(`${site.origin}/settings`)
      await openDeletion(page)
      for (let times = 3; times <= 8; times += 1) {
        await page.press('Tab', times)
        expect(await page.evaluate(dialogHasFocus)).toBe(true)
      }
    })
  })
