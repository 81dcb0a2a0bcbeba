import type { Layer } from './layer.ts'

/** The layers of each named set; 'all' is every layer. */
const sets: Readonly<Record<string, readonly string[]>> = {
  quick: ['types', 'lint', 'format', 'pure', 'dom'],
  e2e: ['e2e'],
}

/**
 * The layers that a command line asks for: the name of a set ('all' without one), narrowed by flags such as `--pure`.
 * An unknown word is a problem, never ignored: a typing error must not pass as green.
 */
export const chosenLayers = (
  words: readonly string[],
  layers: readonly Layer[],
): { layers: Layer[] } | { problem: string } => {
  const names = layers.map((layer) => layer.name)
  const flags = words.filter((word) => word.startsWith('--')).map((word) => word.slice(2))
  const asked = words.filter((word) => !word.startsWith('--'))
  const unknown = [
    ...flags.filter((flag) => !names.includes(flag)).map((flag) => `--${flag}`),
    ...asked.filter((set) => set !== 'all' && sets[set] === undefined),
  ]
  if (unknown.length > 0) {
    return {
      problem: `Unknown: ${unknown.join(' ')}. Layers: ${names.map((name) => `--${name}`).join(' ')}.`,
    }
  }
  const inSets = new Set(asked.flatMap((set) => sets[set] ?? names))
  const wanted = (name: string) =>
    flags.length > 0 ? flags.includes(name) : inSets.size === 0 || inSets.has(name)
  return { layers: layers.filter(({ name }) => wanted(name)) }
}
