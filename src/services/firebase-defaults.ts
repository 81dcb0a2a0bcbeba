/**
 * Call this before anything of firebase is loaded. The SDK looks for its defaults in this global, then in
 * a cookie: whoever can set a cookie for this origin could otherwise send passwords to a host of theirs.
 */
export const refuseForeignDefaults = (): void => {
  Object.assign(globalThis, { __FIREBASE_DEFAULTS__: {} })
}
