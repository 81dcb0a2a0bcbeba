import { parseArgs } from 'node:util'

const quick = ['types', 'lint', 'format', 'pure', 'dom']

/** The layers of each set: those of every commit, the long tests, and what needs no server and no browser. */
const sets: Readonly<Record<string, readonly string[]>> = {
  quick,
  commit: [...quick, 'backend', 'build', 'e2e'],
  long: ['pure', 'e2e'],
  postgres: ['postgres'],
}

/** Every layer. */
export const layers: readonly string[] = [...new Set(Object.values(sets).flat())]

/** The layers to run, and which of their tests: those of every commit, the long ones (files `….long.…`), or both. */
export type Choice = { layers: readonly string[]; tests: 'commit' | 'long' | 'both' }

/**
 * The choice of a command line: sets, or flags such as `--pure`, which select any layer. Throws on an unknown argument,
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
  const isLong = positionals.includes('long')
  const isCommit = positionals.some((name) => name === 'commit' || name === 'quick')
  return {
    layers: layers.filter((layer) => (flags.length > 0 ? flags : chosen).includes(layer)),
    tests: isLong && isCommit ? 'both' : isLong ? 'long' : 'commit',
  }
}
