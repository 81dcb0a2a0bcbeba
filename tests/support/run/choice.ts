import { parseArgs } from 'node:util'

const quick = ['types', 'lint', 'format', 'pure', 'dom']
const all = [...quick, 'backend', 'build', 'e2e']

/** Every layer: what `npm test` runs, and the backend on a PostgreSQL server. */
export const layers: readonly string[] = [...all, 'postgres']

const sets: Readonly<Record<string, readonly string[]>> = { quick, all, full: layers, e2e: ['e2e'] }

/** The layers to run, and whether with the long tests, those in files `….long.…`. */
export type Choice = { layers: readonly string[]; withLong: boolean; isFull: boolean }

/**
 * The choice of a command line: a set, or flags such as `--pure`, which select any layer. Throws on an unknown argument,
 * because a typing error must not pass as a successful run.
 */
export const choiceOf = (args: string[]): Choice => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: Object.fromEntries(layers.map((layer) => [layer, { type: 'boolean' }] as const)),
  })
  const chosen = positionals.flatMap((name) => {
    const set = sets[name]
    if (!set) throw new Error(`Unknown set '${name}'. Sets: ${Object.keys(sets).join(', ')}.`)
    return set
  })
  const flags = Object.keys(values)
  return {
    layers: layers.filter((layer) => (flags.length > 0 ? flags : chosen).includes(layer)),
    withLong: positionals.some((name) => name === 'full' || name === 'e2e'),
    isFull: flags.length === 0 && positionals.includes('full'),
  }
}
