import type { Page } from '@playwright/test'

/**
 * What can be pressed and has less than 44 px for it, and pairs that lie on each other. A link in a sentence may be
 * as small as its words (WCAG 2.2, 2.5.8); a button within a field and what stands under a bar that stays in view
 * are meant to overlap.
 */
export const faultsOfTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pressable = 'a[href], button, input:not([type="file"]), textarea, [role="checkbox"]'
    const least = 43
    const dialog = document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')
    const all = [...(dialog ?? document).querySelectorAll<HTMLElement>(pressable)].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && isOnThePage(element),
    )
    return [...all.filter((element) => !inSentence(element)).flatMap(tooSmall), ...pairs()]

    function isOnThePage(element: Element): boolean {
      const { bottom, width } = element.getBoundingClientRect()
      return bottom + scrollY > 0 && width > 1
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
      return Math.min(across, down) >= least
        ? []
        : [`${nameOf(element)} is ${width} x ${height} px, and can be hit on ${across} x ${down}`]
    }

    /* How far from the middle a press still hits (px), as far as it matters. */
    function reach(hits: (by: number) => boolean): number {
      let by = 0
      while (by < least && hits(by + 0.5)) by += 0.5
      return by
    }

    function pairs(): string[] {
      scrollTo({ top: 0, behavior: 'instant' })
      const free = all.filter((element) => !stays(element))
      return free.flatMap((one, index) =>
        free
          .slice(index + 1)
          .filter((other) => one.parentElement !== other.parentElement && overlap(one, other))
          .map((other) => `${nameOf(one)} lies on ${nameOf(other)}`),
      )
    }

    function stays(element: Element | null): boolean {
      if (!element || element === dialog) return false
      return /fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement)
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
