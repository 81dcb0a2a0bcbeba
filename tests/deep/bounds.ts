/**
 * The limits of the deep tests. Environment variables override each of them, as in `DEEP_RUNS=2000 npm run test:deep`.
 */
export type Bounds = {
  /** Random walks of each machine. */
  runs: number
  /** The seed: the same seed produces the same walks. */
  seed: number
  /** The maximum number of moves of one random walk. */
  moves: number
  /** Walks of two tabs of the built site in a browser. */
  siteWalks: number
  /** Random walks of the built site with each planted fault, until one notices it. */
  siteFaultWalks: number
  /** The moves of a walk of the built site. */
  siteMoves: number
  /** Hostile bodies for each field of each backend route, in addition to those of every run. */
  bodies: number
  /** How often the backend is killed during writes. */
  crashes: number
  /** How long two hundred members use the backend without a pause, in seconds. */
  loadSeconds: number
  /** How many expired rows the clean-up finds. */
  expiredRows: number
  /** How long random users use the whole site, in seconds. */
  userSeconds: number
  /** How often every connection to the database is terminated under load, one second apart. */
  cuts: number
  /** How often the network to the database stalls for 17 s inside transactions. */
  stalls: number
  /** How often the primary database is frozen for 12 s; every second time the standby is promoted. */
  freezes: number
  /** How often the primary database is killed and its standby promoted. */
  kills: number
  /** How often all instances of the backend are restarted one after the other. */
  restarts: number
  /** Acknowledged operations behind a database that injects conflicts, for each probability. */
  operations: number
}

/** The limits from the environment. Throws if one is not a whole number. */
export const boundsFrom = (env: Readonly<Record<string, string | undefined>>): Bounds => ({
  runs: wholeNumber(env, 'DEEP_RUNS', 100),
  seed: wholeNumber(env, 'DEEP_SEED', 1),
  moves: wholeNumber(env, 'DEEP_MOVES', 60),
  siteWalks: wholeNumber(env, 'DEEP_SITE_WALKS', 50),
  siteFaultWalks: wholeNumber(env, 'DEEP_SITE_FAULT_WALKS', 0),
  siteMoves: wholeNumber(env, 'DEEP_SITE_MOVES', 40),
  bodies: wholeNumber(env, 'DEEP_BODIES', 200),
  crashes: wholeNumber(env, 'DEEP_CRASHES', 20),
  loadSeconds: wholeNumber(env, 'DEEP_LOAD_SECONDS', 120),
  expiredRows: wholeNumber(env, 'DEEP_EXPIRED_ROWS', 2_000_000),
  userSeconds: wholeNumber(env, 'DEEP_USER_SECONDS', 600),
  cuts: wholeNumber(env, 'DEEP_CUTS', 45),
  stalls: wholeNumber(env, 'DEEP_STALLS', 5),
  freezes: wholeNumber(env, 'DEEP_FREEZES', 5),
  kills: wholeNumber(env, 'DEEP_KILLS', 20),
  restarts: wholeNumber(env, 'DEEP_RESTARTS', 3),
  operations: wholeNumber(env, 'DEEP_OPERATIONS', 10_000),
})

const wholeNumber = (
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: number,
): number => {
  const text = env[name] ?? ''
  if (text === '') return fallback
  if (!/^\d+$/.test(text)) throw new Error(`${name} should be a whole number, not '${text}'.`)
  return Number(text)
}
