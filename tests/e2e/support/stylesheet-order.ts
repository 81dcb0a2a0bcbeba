import type { Page } from '@playwright/test'

/*
 * A page requests its style sheets in an order that depends on the page that was opened first. The inline styles come
 * first and declare the cascade layers. The order of the others must not matter.
 */

/** Reverses all requested style sheets, and lists the properties whose computed values differ. */
export const changedByOrder = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stylesOf = (element: Element) =>
      Object.fromEntries(
        [...getComputedStyle(element)].map((name) => [
          name,
          getComputedStyle(element).getPropertyValue(name),
        ]),
      )
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    // Copies, because a moved link loads its file again.
    const texts = await Promise.all(sheets.map(async ({ href }) => (await fetch(href)).text()))
    // One of those with the same classes and state in the same place, such as chips.
    const placeOf = (element: Element | null): string => {
      if (!element || element === document.body) return ''
      const states = [...element.attributes].filter(({ name }) => /^(aria|data)-/.test(name))
      const attributes = states.map(({ name, value }) => `${name}=${value}`)
      const own = [element.localName, element.getAttribute('class'), ...attributes].join(' ')
      return `${placeOf(element.parentElement)} > ${own}`
    }
    const all = [...document.body.querySelectorAll('*')]
    const elements = [...new Map(all.map((one) => [placeOf(one), one])).values()]
    for (const animation of document.getAnimations()) animation.finish()
    const before = elements.map(stylesOf)
    for (const sheet of sheets) sheet.remove()
    document.adoptedStyleSheets = texts.reverse().map((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      return sheet
    })
    for (const animation of document.getAnimations()) animation.finish()
    return elements.flatMap((element, index) => {
      const after = stylesOf(element)
      return Object.entries(before[index] ?? {})
        .filter(([name, value]) => after[name] !== value)
        .map(([name, value]) => `${element.localName} ${name}: ${value} → ${after[name]}`)
    })
  })
