/**
 * Must be called before any Firebase module is loaded. The SDK reads its defaults from this global, otherwise from a
 * cookie, and with a forged cookie it would send passwords to another host.
 */
export const refuseForeignDefaults = (): void => {
  Object.assign(globalThis, { __FIREBASE_DEFAULTS__: {} })
}
