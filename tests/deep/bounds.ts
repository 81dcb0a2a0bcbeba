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
}

/** The bounds that the environment sets. Throws where one is no whole number. */
export const boundsFrom = (env: Readonly<Record<string, string | undefined>>): Bounds => ({
  runs: wholeNumber(env, 'DEEP_RUNS', 100),
  seed: wholeNumber(env, 'DEEP_SEED', 1),
  moves: wholeNumber(env, 'DEEP_MOVES', 60),
  tabMoves: wholeNumber(env, 'DEEP_TAB_MOVES', 9),
  situations: wholeNumber(env, 'DEEP_SITUATIONS', 800),
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
