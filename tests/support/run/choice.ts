import type { Layer } from './layer.ts'

/** The layers of each named set. 'all' contains every layer. */
const sets: Readonly<Record<string, readonly string[]>> = {
  quick: ['types', 'lint', 'format', 'pure', 'dom'],
  e2e: ['e2e'],
}

/**
 * The layers of a command line: a set ('all' by default) and flags such as `--pure`, which select layers of the set. An
 * unknown argument is a problem, because a typing error must not pass as a successful run.
 */
export const chosenLayers = (
  args: readonly string[],
  layers: readonly Layer[],
): { layers: Layer[] } | { problem: string } => {
  const names = layers.map((layer) => layer.name)
  const flags = args.filter((arg) => arg.startsWith('--')).map((arg) => arg.slice(2))
  const named = args.filter((arg) => !arg.startsWith('--'))
  const unknown = [
    ...flags.filter((flag) => !names.includes(flag)).map((flag) => `--${flag}`),
    ...named.filter((set) => set !== 'all' && sets[set] === undefined),
  ]
  if (unknown.length > 0) {
    return {
      problem: `Unknown: ${unknown.join(' ')}. Layers: ${names.map((name) => `--${name}`).join(' ')}.`,
    }
  }
  const inSets = new Set(named.flatMap((set) => sets[set] ?? names))
  const isChosen = (name: string) =>
    flags.length > 0 ? flags.includes(name) : inSets.size === 0 || inSets.has(name)
  return { layers: layers.filter(({ name }) => isChosen(name)) }
}
