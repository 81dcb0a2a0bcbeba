import { posix, relative, sep } from 'node:path'
import * as v from 'valibot'
import { type Kind, namedIn, withoutNames } from './names.ts'

/** The result of all tests under a title. One failure fails them all, and a skipped test proves nothing. */
export type Ending = 'passed' | 'failed' | 'skipped'

/** A title that names rows, and the result of its tests. */
export type Evidence = {
  /** Relative to the root of the repository, with forward slashes. */
  file: string
  /** The title without its rows. */
  title: string
  /** The title with its rows, as in the source. */
  named: string
  rows: readonly string[]
  ended: Ending
}

type Ended = { file: string; titles: readonly string[]; ended: Ending }

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({ ancestorTitles: v.array(v.string()), title: v.string(), status: v.string() }),
      ),
    }),
  ),
})

/** The evidence in a JSON report of Vitest. Throws if the report is malformed. */
export const evidenceOfVitest = (kind: Kind, report: unknown, root: string): Evidence[] =>
  mergedByTitle(
    kind,
    v.parse(vitestReport, report).testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ ancestorTitles, title, status }) => ({
        file: relative(root, name).split(sep).join('/'),
        titles: [...ancestorTitles, title],
        ended: status === 'passed' || status === 'failed' ? status : 'skipped',
      })),
    ),
  )

const playwrightTest = v.object({
  status: v.string(),
  results: v.array(v.object({ status: v.string() })),
})

type PlaywrightSuite = {
  title: string
  specs: { title: string; file: string; tests: v.InferOutput<typeof playwrightTest>[] }[]
  suites?: PlaywrightSuite[] | undefined
}

const playwrightSuite: v.GenericSchema<PlaywrightSuite> = v.object({
  title: v.string(),
  specs: v.array(v.object({ title: v.string(), file: v.string(), tests: v.array(playwrightTest) })),
  suites: v.optional(v.array(v.lazy(() => playwrightSuite))),
})

const playwrightReport = v.object({ suites: v.array(playwrightSuite) })

/** The evidence in a JSON report of Playwright. `folder` contains its tests. Throws if the report is malformed. */
export const evidenceOfPlaywright = (kind: Kind, report: unknown, folder: string): Evidence[] => {
  const endedIn = (suite: PlaywrightSuite, above: readonly string[]): Ended[] => {
    const titles = [...above, suite.title]
    return [
      ...suite.specs.flatMap(({ title, file, tests }) =>
        tests.map((test) => ({
          file: posix.join(folder, file.split(sep).join('/')),
          titles: [...titles, title],
          ended: endingOf(test),
        })),
      ),
      ...(suite.suites ?? []).flatMap((inner) => endedIn(inner, titles)),
    ]
  }
  const { suites } = v.parse(playwrightReport, report)
  return mergedByTitle(
    kind,
    suites.flatMap((suite) => endedIn(suite, [])),
  )
}

/** The last attempt counts. 'expected' alone is not enough: a test marked as failing is expected to fail. */
const endingOf = ({ status, results }: v.InferOutput<typeof playwrightTest>): Ending => {
  if (status === 'skipped') return 'skipped'
  const isFine = status === 'expected' || status === 'flaky'
  return isFine && results.at(-1)?.status === 'passed' ? 'passed' : 'failed'
}

/** One piece of evidence for each title and file, regardless of the number of its tests. */
const mergedByTitle = (kind: Kind, tests: readonly Ended[]): Evidence[] => {
  const byTitle = new Map<string, Evidence>()
  for (const { file, titles, ended } of tests) {
    for (const title of titles) {
      const rows = namedIn(kind, title)
      if (rows.length === 0) continue
      const key = `${file}\n${title}`
      const before = byTitle.get(key)
      byTitle.set(key, {
        file,
        title: withoutNames(title),
        named: title,
        rows,
        ended: before === undefined ? ended : worse(before.ended, ended),
      })
    }
  }
  return [...byTitle.values()]
}

const worse = (one: Ending, other: Ending): Ending => {
  if (one === 'failed' || other === 'failed') return 'failed'
  return one === 'passed' || other === 'passed' ? 'passed' : 'skipped'
}
