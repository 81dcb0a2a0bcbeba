import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { type Ending, type RanFile, writeReport } from './report.ts'

/** Reports to tests/run.ts what Playwright has run. */
export default class PlaywrightReporter implements Reporter {
  #suite: Suite | undefined
  #errors = 0

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite
  }

  onError(): void {
    this.#errors += 1
  }

  onEnd(): void {
    const files = this.#suite?.suites.flatMap(({ suites }) => suites) ?? []
    writeReport({ files: files.map(ranFile), errors: this.#errors })
  }

  /** The list for people comes from Playwright's own reporter. */
  printsToStdio(): boolean {
    return false
  }
}

const ranFile = (file: Suite): RanFile => {
  const tests = file.allTests()
  const milliseconds = tests
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration, 0)
  return {
    layer: 'e2e',
    file: `tests/e2e/${file.title}`,
    seconds: milliseconds / 1000,
    tests: tests.map((test) => ({ titles: titlesOf(test), ended: endingOf(test) })),
  }
}

/** The path begins with the root, the project and the file. */
const titlesOf = (test: TestCase): string[] => test.titlePath().slice(3)

/** A test that did not run has no result. One that is marked as failing proves nothing. */
const endingOf = ({ results }: TestCase): Ending => {
  const status = results.at(-1)?.status ?? 'skipped'
  return status === 'passed' || status === 'skipped' ? status : 'failed'
}
