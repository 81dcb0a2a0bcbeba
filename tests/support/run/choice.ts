import { parseArgs } from 'node:util'

const quick = ['types', 'lint', 'format', 'pure', 'dom']

/** The layers of each set: those of every commit, all other tests, and what needs no server and no browser. */
const sets: Readonly<Record<string, readonly string[]>> = {
  quick,
  all: [...quick, 'backend', 'build', 'e2e'],
  rest: ['pure', 'postgres', 'e2e'],
}

/** Every layer. */
export const layers: readonly string[] = [...new Set(Object.values(sets).flat())]

/** The layers to run, and whether with the tests that a commit leaves out, those in files `….long.…`. */
export type Choice = { layers: readonly string[]; isRest: boolean }

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
    isRest: positionals.includes('rest'),
  }
}
