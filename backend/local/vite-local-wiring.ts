/** Whoever asks for `./x-wiring.ts` gets its neighbour `./x-wiring-local.ts`, which knows the local stack. */
export const localWiring = { find: /^(\.\/[a-z-]+-wiring)\.ts$/, replacement: '$1-local.ts' }
