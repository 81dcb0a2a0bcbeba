import { repositoryFiles, textOf } from '../source/repository.ts'
import type { Evidence } from './evidence.ts'

/** Every test file that may name rows. The tests of the catalogues only use row numbers as examples. */
export const testSources = (): { file: string; text: string }[] =>
  repositoryFiles('tests')
    .filter((file) => /\.tsx?$/.test(file) && !examples.test(file))
    .map((file) => ({ file, text: textOf(file) }))

const examples = /^tests\/(conformance|faults|support\/evidence)\//

/** Several test files may run the same suite, and a report names each of them. The page links to the file with the title. */
export const inSourceFile = (evidence: readonly Evidence[]): Evidence[] => {
  const sources = testSources()
  return evidence.map((one) => {
    const files = sources.filter(({ text }) => text.includes(one.named)).map(({ file }) => file)
    const file = files.includes(one.file) ? one.file : files[0]
    return { ...one, file: file ?? one.file }
  })
}
