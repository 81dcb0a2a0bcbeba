/** Resolves imports of `./x-wiring.ts` to `./x-wiring-local.ts`, which connects to the local stack. */
export const localWiring = { find: /^(\.\/[a-z-]+-wiring)\.ts$/, replacement: '$1-local.ts' }
