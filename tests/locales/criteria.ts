import type { Tab } from '../browsers/drivers/browser.ts'
import { layoutProblemsNow } from '../e2e/support/layout.ts'

/** The text spacing that a reader may set (1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

/** More than any page has. */
const maxStops = 120

/**
 * What violates the criteria of WCAG 2.2 that axe cannot judge, on the current screen at its current size: 1.4.12, 1.4.13,
 * 2.2.2, 2.4.7, 2.4.11, 2.5.8 and 3.3.8.
 */
export const criteriaProblems = async (page: Tab): Promise<string[]> => [
  ...(await spacingProblems(page)),
  ...(await problemsOf(page, stillProblems)),
  ...(await hiddenStops(page)),
]

/** The page's own function, whose type `evaluate` does not know. */
const problemsOf = async (page: Tab, run: () => string[]) =>
  (await page.evaluate(`(${run})()`)) as string[]

const spacingProblems = async (page: Tab) => {
  await page.evaluate(`(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(${JSON.stringify(spacing)})
    document.adoptedStyleSheets = [sheet]
  })()`)
  const found = [
    ...(await problemsOf(page, layoutProblemsNow)),
    ...(await problemsOf(page, cutTexts)),
  ]
  await page.evaluate('void (document.adoptedStyleSheets = [])')
  return found.map((problem) => `1.4.12: ${problem}`)
}

/* Runs in the page. Texts that end below an area that clips them and does not scroll. */
const cutTexts = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      const { overflowY } = getComputedStyle(element)
      if (!/hidden|clip/.test(overflowY) || element.clientHeight <= 1) return false
      if (element.closest('[aria-hidden=true]') || !element.checkVisibility()) return false
      const { bottom } = element.getBoundingClientRect()
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.textContent?.trim() === '' || text.parentElement?.closest('[aria-hidden=true]'))
          continue
        const range = document.createRange()
        range.selectNodeContents(text)
        if (range.getBoundingClientRect().bottom > bottom + 2) return true
      }
      return false
    })
    .map((element) => `"${element.innerText.trim().slice(0, 40)}" is cut`)

/* Runs in the page. What shows without a key. */
const stillProblems = (): string[] => {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
  const titles = [...document.querySelectorAll('body [title]:not([aria-hidden=true])')].map(
    (element) => `1.4.13: "${nameOf(element)}" has a title`,
  )
  const moving = document
    .getAnimations()
    .filter((each) => each.playState === 'running')
    .filter((each) => Number(each.effect?.getComputedTiming().activeDuration) > 5000)
    .map((each) => (each.effect instanceof KeyframeEffect ? each.effect.target : null))
    .filter((target) => target?.checkVisibility())
    .map((target) => `2.2.2: "${target && nameOf(target)}" moves`)
  const passwords = [...document.querySelectorAll('input')]
    .filter(({ type }) => type === 'password')
    .filter((input) => {
      const paste = new Event('paste', { bubbles: true, cancelable: true })
      return !(input.dispatchEvent(paste) && /^(current|new)-password$/.test(input.autocomplete))
    })
    .map(({ name }) => `3.3.8: ${name} cannot be pasted or filled in`)
  return [...titles, ...moving, ...passwords, ...crowdedTargets()]

  /* Targets smaller than 24 px that have another target in a circle of 24 px. */
  function crowdedTargets(): string[] {
    const boxes = [
      ...document.querySelectorAll('a[href], button, input, textarea, [role], [tabindex="0"]'),
    ]
      .filter((element) => element.matches('a, button, input, textarea, [tabindex="0"]'))
      .filter((element) => !element.matches('[type=file], [data-base-ui-focus-guard]'))
      .filter((element) => element.closest('[aria-hidden=true], [inert]') === null)
      // A control that cannot be seen is pressed by its label.
      .map((element) =>
        element instanceof HTMLInputElement && element.getBoundingClientRect().width <= 1
          ? (element.labels?.[0] ?? element)
          : element,
      )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1)
    const small = ({ box }: { box: DOMRect }) => box.width < 24 || box.height < 24
    return boxes.filter(small).flatMap((one) => {
      const x = one.box.x + one.box.width / 2
      const y = one.box.y + one.box.height / 2
      return boxes
        .filter(({ element }) => !element.contains(one.element) && !one.element.contains(element))
        .filter((other) => {
          const { box } = other
          const toBox = Math.hypot(
            Math.max(box.left - x, 0, x - box.right),
            Math.max(box.top - y, 0, y - box.bottom),
          )
          const toMiddle = Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y)
          return toBox < 12 || (small(other) && toMiddle < 24)
        })
        .map(({ element }) => `2.5.8: "${nameOf(one.element)}" is near "${nameOf(element)}"`)
    })
  }
}

/** Presses Tab through the whole page, or the open dialog, and returns the stops that cannot be seen. */
export const hiddenStops = async (page: Tab): Promise<string[]> => {
  await page.evaluate(toStart)
  const found: string[] = []
  for (let stops = 0; stops < maxStops; stops += 1) {
    await page.press('Tab')
    // The page's own function, whose type `evaluate` does not know.
    const stop = (await page.evaluate(`(${stopNow})()`)) as Stop
    if (stop === 'end') {
      if (stops < 2) throw new Error(`Tab reached ${stops} controls.`)
      await page.evaluate(toEnd)
      return found
    }
    if (stop !== 'seen') found.push(stop)
  }
  throw new Error('The page has no last stop.')
}

/** Whether a stop is seen, or why not. */
type Stop = 'seen' | 'end' | string

/**
 * Puts the focus in front of everything, and a last stop behind it. Tab from the page's own last stop would give the
 * focus to the browser, and Firefox does not give it back.
 */
const toStart = `(() => {
  window.stops = new Set()
  if (document.querySelector('[role=dialog]')) return
  const [start, end] = [-1, 0].map((tabIndex) =>
    Object.assign(document.createElement('span'), { tabIndex, className: 'stop' }))
  document.body.prepend(start)
  document.body.append(end)
  start.focus()
  scrollTo(0, 0)
})()`

const toEnd = "document.querySelectorAll('body > .stop').forEach((stop) => stop.remove())"

/* Runs in the page. */
const stopNow = async (): Promise<Stop> => {
  const control = document.activeElement
  const { stops } = window as unknown as { stops: Set<Element> }
  if (!control || control.matches('body, .stop') || stops.has(control)) return 'end'
  stops.add(control)
  if (control.hasAttribute('data-base-ui-focus-guard')) return 'seen'
  const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40)
  if (!document.hasFocus()) throw new Error(`The page has lost the focus at "${name}".`)
  const isUnseen =
    getComputedStyle(control).opacity === '0' || control.getBoundingClientRect().width <= 1
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
  const target = isUnseen && label ? label : control

  let last = ''
  for (let same = 0; same < 5; ) {
    await new Promise(requestAnimationFrame)
    const { left, top } = target.getBoundingClientRect()
    const now = [left, top, scrollX, scrollY].join()
    same = now === last ? same + 1 : 0
    last = now
  }
  const isRinged = [control, target].some((element) =>
    [undefined, '::after'].some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    }),
  )
  if (!isRinged) return `2.4.7: "${name || control.outerHTML.slice(0, 120)}" has no ring`
  const { left, top, width, height } = target.getBoundingClientRect()
  const fractions = [0.1, 0.3, 0.5, 0.7, 0.9]
  const isSeen = fractions.some((x) =>
    fractions.some((y) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y)
      return hit !== null && (target.contains(hit) || hit.contains(target))
    }),
  )
  return isSeen ? 'seen' : `2.4.11: "${name}" is hidden`
}
