import type { Page } from '@playwright/test'

/** A window, and how large the reader has set the letters: 1 is 16 px. */
export type Sight = { name: string; width: number; height: number; letters: number }

/** The windows that the design knows, a phone on its side, 400 % zoom, and letters of 200 %. */
export const sights: readonly Sight[] = [
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
  for (const { name, width, height, letters } of sights) {
    await page.setViewportSize({ width, height })
    const misfits = await page.evaluate(misfitsWith, letters)
    found.push(...misfits.map((misfit) => `${name}: ${misfit}`))
  }
  return found
}

/* Runs in the page. Decoration may leave the window (it is clipped); words and controls may not. */
const misfitsWith = (letters: number): string[] => {
  const root = document.documentElement
  root.style.fontSize = letters === 1 ? '' : `${letters * 16}px`
  const { clientWidth, scrollWidth } = root
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
  return misfits
}
