import type { Appearance, Theme } from '../../machines/ports.ts'
import { ourKeys } from './browser-storage/keys.ts'
import { createSafeStorage } from './browser-storage/safe-storage.ts'

/** The parts of the page that the theme needs; the storage may throw when it is read. */
export type AppearancePage = {
  readonly localStorage: Storage
  readonly document: { readonly documentElement: Pick<HTMLElement, 'dataset'> }
}

/**
 * The theme of this browser. A stored choice is on the page before its first paint, which is the work of
 * `public/theme-init.js`; where storage is forbidden the choice lasts as long as the page.
 */
export const createAppearance = (page: AppearancePage): Appearance => {
  const storage = createSafeStorage(() => page.localStorage)
  const { dataset } = page.document.documentElement
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
    },
  }
}

const themeOf = (stored: string | null): Theme =>
  stored === 'light' || stored === 'dark' ? stored : 'system'
