import type { Appearance, Theme } from '../../machines/ports.ts'
import { storageKeys } from './browser-storage/keys.ts'
import { createSafeStorage } from './browser-storage/safe-storage.ts'

/** The properties of `window` that the theme uses. Reading `localStorage` may throw. */
export type AppearancePage = {
  readonly localStorage: Storage
  readonly document: {
    readonly documentElement: Pick<HTMLElement, 'dataset'>
    querySelectorAll(selector: string): Iterable<Pick<Element, 'getAttribute' | 'setAttribute'>>
  }
}

/**
 * The theme of this browser. `public/theme-init.js`, or the inline script of a prerendered page, applies a stored theme
 * before the first paint. If storage is unavailable, a chosen theme lasts until the page is closed.
 */
export const createAppearance = (page: AppearancePage): Appearance => {
  const { document } = page
  const storage = createSafeStorage(() => page.localStorage)
  const { dataset } = document.documentElement
  return {
    theme: () => themeOf(storage.get(storageKeys.theme.key)),
    show: (theme) => {
      if (theme === 'system') {
        storage.remove(storageKeys.theme.key)
        delete dataset.theme
      } else {
        storage.set(storageKeys.theme.key, theme)
        dataset.theme = theme
      }
      for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
        meta.setAttribute('media', mediaFor(theme, meta.getAttribute('data-scheme')))
    },
  }
}

/** The media query of a `theme-color` for this colour scheme. */
const mediaFor = (theme: Theme, scheme: string | null): string => {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`
  return theme === scheme ? 'all' : 'not all'
}

const themeOf = (stored: string | null): Theme =>
  stored === 'light' || stored === 'dark' ? stored : 'system'
