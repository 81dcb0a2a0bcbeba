import type { Ending, RanFile } from '../support/run/report.ts'
import { repositoryFiles, textOf } from '../support/source/repository.ts'
import { type Kind, namedIn, namesInSource, withoutNames } from './names.ts'

/** A title that names rows, and the result of its tests. One failure fails them all, and a skipped test proves nothing. */
export type Evidence = {
  /** Relative to the root of the repository, with forward slashes. */
  file: string
  /** The title without its rows. */
  title: string
  rows: readonly string[]
  ended: Ending
}

/**
 * The evidence for a catalogue in the test files of a run: one piece for each title and file, regardless of the number
 * of its tests.
 */
export const evidenceIn = (kind: Kind, files: readonly RanFile[]): Evidence[] => {
  const byTitle = new Map<string, Evidence>()
  for (const { file, tests } of files) {
    for (const { titles, ended } of tests) {
      for (const title of titles) {
        const rows = namedIn(kind, title)
        if (rows.length === 0) continue
        const key = `${file}\n${title}`
        const before = byTitle.get(key)
        byTitle.set(key, {
          file: fileWithTitle(title, file),
          title: withoutNames(title),
          rows,
          ended: before === undefined ? ended : worse(before.ended, ended),
        })
      }
    }
  }
  return [...byTitle.values()]
}

const worse = (one: Ending, other: Ending): Ending => {
  if (one === 'failed' || other === 'failed') return 'failed'
  return one === 'passed' || other === 'passed' ? 'passed' : 'skipped'
}

/** The evidence for a catalogue in the test sources, where every named row counts as passed. */
export const evidenceInSources = (kind: Kind): Evidence[] =>
  testSources().map(({ file, text }) => ({
    file,
    title: 'in its source',
    rows: namesInSource(kind, text).named,
    ended: 'passed',
  }))

/** Every malformed row number in a title. */
export const malformedNames = (kind: Kind): string[] =>
  testSources().flatMap(({ file, text }) =>
    namesInSource(kind, text).malformed.map((attempt) => `${file}: ${attempt}`),
  )

/** Several test files may run the same suite, and a report names each of them. A page links to the file with the title. */
const fileWithTitle = (title: string, file: string): string => {
  const files = testSources().filter(({ text }) => text.includes(title))
  return files.some((one) => one.file === file) ? file : (files[0]?.file ?? file)
}

type Source = { file: string; text: string }

let sources: readonly Source[] | undefined

/** Every test file that may name rows. The tests of the catalogues only use row numbers as examples. */
const testSources = (): readonly Source[] => {
  sources ??= repositoryFiles('tests')
    .filter((file) => /\.tsx?$/.test(file) && !examples.test(file))
    .map((file) => ({ file, text: textOf(file) }))
  return sources
}

const examples = /^tests\/conformance\//
