import { repositoryFiles, textOf } from '../source/repository.ts'
import type { Evidence } from './evidence.ts'

/** Every file of the tests that may hold titles; the catalogues' own tests use names as examples only. */
export const testSources = (): { file: string; text: string }[] =>
  repositoryFiles('tests')
    .filter((file) => /\.tsx?$/.test(file) && !examples.test(file))
    .map((file) => ({ file, text: textOf(file) }))

const examples = /^tests\/(conformance|faults|support\/evidence)\//

/** A suite that several test files run is reported under each of them; the page links to the file that holds its title. */
export const atHome = (evidence: readonly Evidence[]): Evidence[] => {
  const sources = testSources()
  return evidence.map((one) => {
    const holders = sources.filter(({ text }) => text.includes(one.named)).map(({ file }) => file)
    const home = holders.includes(one.file) ? one.file : holders[0]
    return { ...one, file: home ?? one.file }
  })
}
