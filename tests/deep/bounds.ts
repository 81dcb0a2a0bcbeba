/** How far the deep tests go; every bound can be set from outside, as in `DEEP_RUNS=2000 npm run test:deep`. */
export type Bounds = {
  /** Random walks of each machine. */
  runs: number
  /** Where chance begins: the same seed walks the same walks. */
  seed: number
  /** The most moves of one random walk. */
  moves: number
  /** The most moves that two tabs make together. */
  tabMoves: number
  /** The most situations of two tabs that are walked on from. */
  situations: number
  /** Hostile bodies for each field of each call of the backend, beside those that every run sends. */
  bodies: number
  /** How often the backend is killed in the middle of writes. */
  crashes: number
  /** How long two hundred members use the backend without a pause, in seconds. */
  loadSeconds: number
  /** How long random people use the whole site, in seconds. */
  userSeconds: number
}

/** The bounds that the environment sets. Throws where one is no whole number. */
export const boundsFrom = (env: Readonly<Record<string, string | undefined>>): Bounds => ({
  runs: wholeNumber(env, 'DEEP_RUNS', 100),
  seed: wholeNumber(env, 'DEEP_SEED', 1),
  moves: wholeNumber(env, 'DEEP_MOVES', 60),
  tabMoves: wholeNumber(env, 'DEEP_TAB_MOVES', 9),
  situations: wholeNumber(env, 'DEEP_SITUATIONS', 800),
  bodies: wholeNumber(env, 'DEEP_BODIES', 200),
  crashes: wholeNumber(env, 'DEEP_CRASHES', 20),
  loadSeconds: wholeNumber(env, 'DEEP_LOAD_SECONDS', 120),
  userSeconds: wholeNumber(env, 'DEEP_USER_SECONDS', 600),
})

const wholeNumber = (
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  otherwise: number,
): number => {
  const text = env[name] ?? ''
  if (text === '') return otherwise
  if (!/^\d+$/.test(text)) throw new Error(`${name} should be a whole number, not '${text}'.`)
  return Number(text)
}
