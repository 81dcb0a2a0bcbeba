/** A mistake that people really make, as an exact change of the source. It is only ever made in a copy. */
export type PlantedFault = {
  /** What is wrong then, in the product's terms. */
  title: string
  file: string
  /** Occurs exactly once in the file. Short, so that refactoring around it does not change it. */
  find: string
  replace: string
  /** The tests that must notice it: test files, or a model for the checks of its machine. */
  near: readonly string[]
  /** Runs only the tests with this title, because the file is slow. */
  only?: string
}

/** The part of the source that a fault is in. */
export type Area = 'machines' | 'app' | 'screens' | 'services' | 'backend' | 'system'

/** Plants a fault. Throws if the text no longer occurs exactly once, so that the list is kept up to date. */
export const plantIn = (
  source: string,
  { title, file, find, replace }: Omit<PlantedFault, 'near' | 'only'>,
): string => {
  const occurrences = source.split(find).length - 1
  if (occurrences === 1) return source.replace(find, () => replace)
  throw new Error(`"${title}": "${find}" occurs ${occurrences} times in ${file}, expected once.`)
}

/** The test of a machine's model alone: its generated paths and its rules. */
export const modelOf = (name: string): Pick<PlantedFault, 'near'> => ({
  near: [`machines/${name}/${name}-model.ts`],
})
