import type { Page } from '@playwright/test'

/** A viewport and the user's font size as a factor of 16 px. */
type Viewport = { name: string; width: number; height: number; fontScale: number }

/** Where the text is narrowest and where a page has all of its parts, for what does not depend on a breakpoint. */
const phoneAndLaptop: readonly Viewport[] = [
  { name: 'a phone', width: 390, height: 844, fontScale: 1 },
  { name: 'a laptop', width: 1440, height: 900, fontScale: 1 },
]

/** One viewport for each layout between the breakpoints of the theme, which grow with the font size. */
const viewports: readonly Viewport[] = [
  ...phoneAndLaptop,
  { name: '400 % zoom with a font size of 200 %', width: 320, height: 640, fontScale: 2 },
  { name: '400 % zoom', width: 320, height: 640, fontScale: 1 },
  { name: 'a phone in landscape', width: 844, height: 390, fontScale: 1 },
  { name: 'a tablet', width: 768, height: 1024, fontScale: 1 },
  { name: 'a small laptop', width: 1024, height: 768, fontScale: 1 },
  { name: 'a small laptop with a font size of 200 %', width: 1024, height: 768, fontScale: 2 },
]

/** Describes everything that does not fit on the current page, in each layout. */
export const layoutProblemsAt = (page: Page): Promise<string[]> => problemsIn(page, viewports)

/** The same on a phone and a laptop. */
export const layoutProblemsAtTwo = (page: Page): Promise<string[]> =>
  problemsIn(page, phoneAndLaptop)

const problemsIn = async (page: Page, shown: readonly Viewport[]): Promise<string[]> => {
  const problems: string[] = []
  const browser = await page.context().newCDPSession(page)
  // The font size of the browser's settings, which media queries use as well.
  const scaleFonts = (scale: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard: 16 * scale, fixed: 13 * scale } })
  for (const { name, width, height, fontScale } of shown) {
    await page.setViewportSize({ width, height })
    await scaleFonts(fontScale)
    const here = await page.evaluate(layoutProblems)
    problems.push(...here.map((problem) => `${name}: ${problem}`))
  }
  await scaleFonts(1)
  await browser.detach()
  return problems
}

/**
 * Describes everything that does not fit in the current viewport. Runs in the page. Decoration may exceed the viewport,
 * where it is clipped. Text and controls may not.
 */
const layoutProblems = (): string[] => {
  const { clientWidth, scrollWidth } = document.documentElement
  const scope = document.querySelector('[role="dialog"]') ?? document.body
  const decoration = '[aria-hidden="true"], [hidden]'
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
  const ownTexts = (element: Element) =>
    [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    )
  const boxOf = (text: Node) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return range.getBoundingClientRect()
  }
  const isVisible = (element: Element) => {
    const { width, height, bottom } = element.getBoundingClientRect()
    const isShown = element.checkVisibility({ visibilityProperty: true })
    return (
      isShown &&
      width > 1 &&
      height > 1 &&
      bottom > 0 &&
      element.closest(decoration) === null &&
      !isClippedAway(element)
    )
  }
  /* Text for screen readers is in a box of 1 px. */
  const isClippedAway = (element: Element | null): boolean =>
    element !== null &&
    ((getComputedStyle(element).overflowX !== 'visible' &&
      element.getBoundingClientRect().width <= 1) ||
      isClippedAway(element.parentElement))
  const exceeds = (inner: DOMRect, left: number, right: number) =>
    inner.left < left - 1 || inner.right > right + 1

  const problems = scrollWidth > clientWidth ? [`scrolls sideways to ${scrollWidth} px`] : []
  for (const element of scope.querySelectorAll('*')) {
    const texts = ownTexts(element)
    const isControl = element.matches('a, button, input, textarea')
    if (!(isControl || texts.length > 0) || !isVisible(element)) continue
    const box = element.getBoundingClientRect()
    if (exceeds(box, 0, clientWidth)) problems.push(`"${nameOf(element)}" exceeds the viewport`)
    const { display, overflowX } = getComputedStyle(element)
    const showsAll = overflowX === 'visible' && display !== 'inline'
    if (showsAll && texts.some((node) => exceeds(boxOf(node), box.left, box.right)))
      problems.push(`"${nameOf(element)}" exceeds its box`)
  }
  return [...problems, ...overlappingTexts()]

  /* Texts that overlap other texts or a field. Fixed and sticky elements may overlap what scrolls under them. */
  function overlappingTexts(): string[] {
    const tolerance = 4
    const lines = [...scope.querySelectorAll('*')]
      .filter((element) => isVisible(element) && !isPinned(element))
      .flatMap((element) =>
        linesOf(element).map((line) => ({ element, line, name: nameOf(element) })),
      )
    return lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter(
          (other) =>
            !one.element.contains(other.element) &&
            !other.element.contains(one.element) &&
            Math.min(one.line.right, other.line.right) >
              Math.max(one.line.left, other.line.left) + tolerance &&
            Math.min(one.line.bottom, other.line.bottom) >
              Math.max(one.line.top, other.line.top) + tolerance,
        )
        .map((other) => `"${one.name}" and "${other.name}" overlap`),
    )
  }

  function linesOf(element: Element): DOMRect[] {
    if (element.matches('input, textarea')) return [element.getBoundingClientRect()]
    return ownTexts(element).flatMap((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()].filter((line) => !isClipped(line, element))
    })
  }

  function isClipped(line: DOMRect, element: Element | null): boolean {
    if (element === null || element === scope) return false
    const { top, bottom } = element.getBoundingClientRect()
    const clips = getComputedStyle(element).overflowY !== 'visible'
    if (clips && (line.top >= bottom || line.bottom <= top)) return true
    return isClipped(line, element.parentElement)
  }

  function isPinned(element: Element | null): boolean {
    if (element === null || element === scope) return false
    return (
      /fixed|sticky/.test(getComputedStyle(element).position) || isPinned(element.parentElement)
    )
  }
}
