import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'
import { type RanFile, type RanTest, writeReport } from './report.ts'

/** Reports to tests/run.ts what Vitest has run. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    writeReport({ files: modules.map(ranFile), errors: errors.length })
  }
}

/** The file of a module. Without a failed test, a file that cannot be loaded or a failed hook counts as one. */
const ranFile = (module: TestModule): RanFile => {
  const tests = [...module.children.allTests()].map(ranTest)
  const isBroken = !module.ok() && tests.every(({ ended }) => ended !== 'failed')
  const time = module.diagnostic()
  const milliseconds =
    time.environmentSetupDuration +
    time.prepareDuration +
    time.collectDuration +
    time.setupDuration +
    time.duration
  return {
    // The projects `pure-long` and `pure-xstate-5.19` belong to the layer `pure`.
    layer: module.project.name.split('-')[0] ?? '',
    file: module.relativeModuleId,
    seconds: milliseconds / 1000,
    tests: isBroken ? [...tests, { titles: [], ended: 'failed' }] : tests,
  }
}

const ranTest = (test: TestCase): RanTest => {
  const { state } = test.result()
  return { titles: titlesOf(test), ended: state === 'pending' ? 'skipped' : state }
}

const titlesOf = (task: TestCase | TestSuite): string[] =>
  task.parent.type === 'suite' ? [...titlesOf(task.parent), task.name] : [task.name]
