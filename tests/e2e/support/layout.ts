import type { Page } from '@playwright/test'

/** A window, and how large the reader has set the letters: 1 is 16 px. */
export type Sight = { name: string; width: number; height: number; letters: number }

/** The windows that the design knows, a phone on its side, 400 % zoom, and letters of 200 %. */
const sights: readonly Sight[] = [
  { name: '400 % zoom', width: 320, height: 640, letters: 1 },
  { name: 'a phone', width: 390, height: 844, letters: 1 },
  { name: 'a phone on its side', width: 844, height: 390, letters: 1 },
  { name: 'a tablet', width: 768, height: 1024, letters: 1 },
  { name: 'a small laptop', width: 1024, height: 768, letters: 1 },
  { name: 'a laptop', width: 1440, height: 900, letters: 1 },
  { name: 'a large window', width: 1920, height: 1080, letters: 1 },
  { name: 'a phone with letters of 200 %', width: 390, height: 844, letters: 2 },
  { name: 'a small laptop with letters of 200 %', width: 1024, height: 768, letters: 2 },
]

/** Everything that does not fit on the page as it is shown, at each of the sights; in words, empty when all is well. */
export const misfitsAt = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  const browser = await page.context().newCDPSession(page)
  for (const { name, width, height, letters } of sights) {
    await page.setViewportSize({ width, height })
    // The reader's own setting, which the conditions of the styles follow too.
    await browser.send('Page.setFontSizes', {
      fontSizes: { standard: 16 * letters, fixed: 13 * letters },
    })
    const here = await misfits(page)
    found.push(...here.map((misfit) => `${name}: ${misfit}`))
  }
  await browser.detach()
  return found
}

/** Everything that does not fit on the page in its window as it is; in words, empty when all is well. */
export const misfits = (page: Page): Promise<string[]> => page.evaluate(misfitsNow)

/* Runs in the page. Decoration may leave the window (it is clipped); words and controls may not. */
const misfitsNow = (): string[] => {
  const { clientWidth, scrollWidth } = document.documentElement
  const scope = document.querySelector('[role="dialog"]') ?? document.body
  const decoration = '[aria-hidden="true"], [hidden]'
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
  const ownWords = (element: Element) =>
    [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    )
  const boxOf = (words: Node) => {
    const range = document.createRange()
    range.selectNodeContents(words)
    return range.getBoundingClientRect()
  }
  const isSeen = (element: Element) => {
    const { width, height, bottom } = element.getBoundingClientRect()
    const isShown = element.checkVisibility({ visibilityProperty: true })
    return isShown && width > 1 && height > 1 && bottom > 0 && element.closest(decoration) === null
  }
  const leaves = (inner: DOMRect, left: number, right: number) =>
    inner.left < left - 1 || inner.right > right + 1

  const misfits = scrollWidth > clientWidth ? [`scrolls sideways to ${scrollWidth} px`] : []
  for (const element of scope.querySelectorAll('*')) {
    const words = ownWords(element)
    const isControl = element.matches('a, button, input, textarea')
    if (!(isControl || words.length > 0) || !isSeen(element)) continue
    const box = element.getBoundingClientRect()
    if (leaves(box, 0, clientWidth)) misfits.push(`"${nameOf(element)}" leaves the window`)
    const { display, overflowX } = getComputedStyle(element)
    const showsAll = overflowX === 'visible' && display !== 'inline'
    if (showsAll && words.some((node) => leaves(boxOf(node), box.left, box.right)))
      misfits.push(`"${nameOf(element)}" leaves its box`)
  }
  return [...misfits, ...coveredWords()]

  /* Words that lie on other words or on a field; what stays in view is meant to lie on what moves under it. */
  function coveredWords(): string[] {
    const slack = 4
    const printed = [...scope.querySelectorAll('*')]
      .filter((element) => isSeen(element) && !stays(element))
      .flatMap((element) =>
        linesOf(element).map((line) => ({ element, line, name: nameOf(element) })),
      )
    return printed.flatMap((one, index) =>
      printed
        .slice(index + 1)
        .filter(
          (other) =>
            !one.element.contains(other.element) &&
            !other.element.contains(one.element) &&
            Math.min(one.line.right, other.line.right) >
              Math.max(one.line.left, other.line.left) + slack &&
            Math.min(one.line.bottom, other.line.bottom) >
              Math.max(one.line.top, other.line.top) + slack,
        )
        .map((other) => `"${one.name}" and "${other.name}" lie on each other`),
    )
  }

  function linesOf(element: Element): DOMRect[] {
    if (element.matches('input, textarea')) return [element.getBoundingClientRect()]
    return ownWords(element).flatMap((words) => {
      const range = document.createRange()
      range.selectNodeContents(words)
      return [...range.getClientRects()]
    })
  }

  function stays(element: Element | null): boolean {
    if (element === null || element === scope) return false
    return /fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement)
  }
}
