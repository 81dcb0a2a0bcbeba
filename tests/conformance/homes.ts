import { repositoryFiles, textOf } from '../support/source/repository.ts'
import type { Evidence } from './evidence.ts'

/** Every file of the tests that may hold titles; this folder's own tests use names as examples only. */
export const testSources = (): { file: string; text: string }[] =>
  repositoryFiles('tests')
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('tests/conformance/'))
    .map((file) => ({ file, text: textOf(file) }))

/** A suite that several test files run is reported under each of them; the page links to the file that holds its title. */
export const atHome = (evidence: readonly Evidence[]): Evidence[] => {
  const sources = testSources()
  return evidence.map((one) => {
    const title = `${one.title} (spec ${one.rows.join(', ')})`
    const holders = sources.filter(({ text }) => text.includes(title)).map(({ file }) => file)
    const home = holders.includes(one.file) ? one.file : holders[0]
    return { ...one, file: home ?? one.file }
  })
}
