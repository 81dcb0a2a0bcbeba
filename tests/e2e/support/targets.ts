import type { Page } from '@playwright/test'

/**
 * Targets smaller than 44 px and pairs of targets that overlap. A link in a sentence may be as small as its text
 * (WCAG 2.2, 2.5.8). A button inside a field and content under a fixed or sticky bar
 * may overlap.
 */
export const targetProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const targets = 'a[href], button, input:not([type="file"]), textarea, [role="checkbox"]'
    const minSize = 43
    const dialog = document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')
    const all = [...(dialog ?? document).querySelectorAll<HTMLElement>(targets)].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && isOnThePage(element),
    )
    return [
      ...all.filter((element) => !inSentence(element)).flatMap(tooSmall),
      ...overlappingPairs(),
    ]

    function isOnThePage(element: Element): boolean {
      const { bottom, width } = element.getBoundingClientRect()
      return bottom + scrollY > 0 && width > 1 && !isForScreenReaders(element)
    }

    /* In a box of 1 px, where no pointer can reach it. */
    function isForScreenReaders(element: Element | null): boolean {
      if (element === null) return false
      const { overflowX } = getComputedStyle(element)
      const isTiny = element.getBoundingClientRect().width <= 1
      return (overflowX !== 'visible' && isTiny) || isForScreenReaders(element.parentElement)
    }

    function inSentence(element: Element): boolean {
      const around = element.parentElement?.textContent?.trim() ?? ''
      return element.tagName === 'A' && around.length > (element.textContent?.trim().length ?? 0)
    }

    function tooSmall(element: HTMLElement): string[] {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const target = element.closest('label') ?? element
      const hits = (atX: number, atY: number) => {
        const hit = document.elementFromPoint(atX, atY)
        return target.contains(hit) || hit?.closest('label')?.contains(element) === true
      }
      const across = reach((by) => hits(x - by, y)) + reach((by) => hits(x + by, y))
      const down = reach((by) => hits(x, y - by)) + reach((by) => hits(x, y + by))
      return Math.min(across, down) >= minSize
        ? []
        : [`${nameOf(element)} is ${width} x ${height} px, and can be hit on ${across} x ${down}`]
    }

    /* The distance (px) from the centre within which a click still hits, up to the minimum. */
    function reach(hits: (by: number) => boolean): number {
      let by = 0
      while (by < minSize && hits(by + 0.5)) by += 0.5
      return by
    }

    function overlappingPairs(): string[] {
      scrollTo({ top: 0, behavior: 'instant' })
      const free = all.filter((element) => !isPinned(element))
      return free.flatMap((one, index) =>
        free
          .slice(index + 1)
          .filter((other) => one.parentElement !== other.parentElement && overlap(one, other))
          .map((other) => `${nameOf(one)} overlaps ${nameOf(other)}`),
      )
    }

    function isPinned(element: Element | null): boolean {
      if (!element || element === dialog) return false
      return (
        /fixed|sticky/.test(getComputedStyle(element).position) || isPinned(element.parentElement)
      )
    }

    function overlap(one: Element, other: Element): boolean {
      if (one.contains(other) || other.contains(one)) return false
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return across > 1 && down > 1
    }

    function nameOf(element: HTMLElement): string {
      return `${element.tagName.toLowerCase()} "${element.ariaLabel ?? element.innerText ?? ''}"`
    }
  })
