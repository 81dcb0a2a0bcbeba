import type { Appearance, Theme } from '../../machines/ports.ts'
import { ourKeys } from './browser-storage/keys.ts'
import { createSafeStorage } from './browser-storage/safe-storage.ts'

/** The parts of the page that the theme needs; the storage may throw when it is read. */
export type AppearancePage = {
  readonly localStorage: Storage
  readonly document: {
    readonly documentElement: Pick<HTMLElement, 'dataset'>
    querySelectorAll(selector: string): Iterable<Pick<Element, 'getAttribute' | 'setAttribute'>>
  }
}

/**
 * The theme of this browser. A stored choice is on the page before its first paint, which is the work of
 * `public/theme-init.js`, or of a drawn page's own first script; where storage is forbidden the choice lasts as long as the page.
 */
export const createAppearance = (page: AppearancePage): Appearance => {
  const { document } = page
  const storage = createSafeStorage(() => page.localStorage)
  const { dataset } = document.documentElement
  return {
    theme: () => themeOf(storage.get(ourKeys.theme.key)),
    show: (theme) => {
      if (theme === 'system') {
        storage.remove(ourKeys.theme.key)
        delete dataset.theme
      } else {
        storage.set(ourKeys.theme.key, theme)
        dataset.theme = theme
      }
      for (const bars of document.querySelectorAll('meta[name="theme-color"]'))
        bars.setAttribute('media', mediaFor(theme, bars.getAttribute('data-scheme')))
    },
  }
}

/** When the browser's own bars have the colour of this scheme. */
const mediaFor = (theme: Theme, scheme: string | null): string => {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`
  return theme === scheme ? 'all' : 'not all'
}

const themeOf = (stored: string | null): Theme =>
  stored === 'light' || stored === 'dark' ? stored : 'system'
