import type { Tab } from '../browsers/drivers/browser.ts'

/** Latin letters, of which a word in the locale has none that is not in a name. */
const foreign = {
  /** An accent is on every vowel. */
  long: /\p{L}*[aeiou]\p{L}*/giu,
  rtl: /[a-z]{2,}/gi,
} as const

/**
 * Returns the words of the page that are not in the pseudo-locale: its texts, and the names and descriptions of controls.
 * What a member has typed is in no locale. `kept` are texts that stay the same in every language.
 */
export const untranslated = async (
  page: Tab,
  locale: keyof typeof foreign,
  kept: readonly string[],
): Promise<string[]> => {
  // The page's own function, whose type `evaluate` does not know.
  const texts = (await page.evaluate(`(${textsOfPage})()`)) as string[]
  const byLength = kept.toSorted((one, other) => other.length - one.length)
  const rest = texts.map((text) =>
    byLength.reduce((part, name) => part.replaceAll(name, ' '), text),
  )
  return [...new Set(rest.flatMap((text) => text.match(foreign[locale]) ?? []))]
}

/* Runs in the page. */
const textsOfPage = (): string[] => {
  const attributes = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']
  const found = [document.title]
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('script, style, template, noscript, svg, iframe')) continue
    for (const name of attributes) found.push(element.getAttribute(name) ?? '')
    // A long word is in several elements, with its breaks between them.
    if (element.querySelector(':scope > wbr')) found.push(element.textContent ?? '')
    else if (!element.parentElement?.querySelector(':scope > wbr'))
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '')
  }
  return found
}
