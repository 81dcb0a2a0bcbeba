import { storageKeys } from '../services/browser-storage/keys.ts'

/** The attribute of the root element of a prerendered page, until the site has hydrated it; its value is the page's path. */
export const prerenderedAttribute = 'data-prerendered'

/** The event that the root element receives when the site has hydrated a prerendered page. */
export const hydratedEvent = 'hydrated'

/** What the scripts in prerendered pages share with the site. The build replaces these names in them. */
export const scriptConstants = {
  PRERENDERED_ATTRIBUTE: prerenderedAttribute,
  HYDRATED_EVENT: hydratedEvent,
  THEME_KEY: storageKeys.theme.key,
  FONTS_KEY: storageKeys.fonts.key,
  TYPED_KEY: storageKeys.typed.key,
}
