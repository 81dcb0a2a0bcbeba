import type { Layer } from './layer.ts'

const quick: readonly string[] = ['types', 'lint', 'format', 'pure', 'dom']

/** Whether a named set contains a layer. */
const sets: Readonly<Record<string, (name: string) => boolean>> = {
  quick: (name) => quick.includes(name),
  all: (name) => name !== 'postgres',
  full: () => true,
  e2e: (name) => name === 'e2e',
}

/** Whether a command line asks for the long tests too, those in files `….long.…`. */
export const includesLong = (args: readonly string[]): boolean =>
  args.some((arg) => arg === 'full' || arg === 'e2e')

/**
 * The layers of a command line: a set, or flags such as `--pure`, which select any layer. An
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
    ...named.filter((set) => sets[set] === undefined),
  ]
  if (unknown.length > 0) {
    return {
      problem: `Unknown: ${unknown.join(' ')}. Layers: ${names.map((name) => `--${name}`).join(' ')}.`,
    }
  }
  const isChosen = (name: string) =>
    flags.length > 0 ? flags.includes(name) : named.some((set) => sets[set]?.(name))
  return { layers: layers.filter(({ name }) => isChosen(name)) }
}
