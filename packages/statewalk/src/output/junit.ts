import type { Finding } from '../findings.ts'
import { findingText } from '../model-report.ts'
import { escaped } from './escaped.ts'
import type { Surveyed } from './surveyed.ts'

/**
 * Reports as JUnit XML: one suite for each machine, with a test case for its exploration and one for each finding. Lint and
 * unknown findings are skipped, or failures if the check is strict; accepted ones pass.
 */
export const junitOf = (
  all: readonly Surveyed[],
  { strict = false }: { strict?: boolean } = {},
): string => {
  const suites = all.map((surveyed) => suiteOf(surveyed, strict))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    ...suites,
    '</testsuites>',
  ].join('\n')
}

const suiteOf = ({ model, report, error }: Surveyed, strict: boolean): string => {
  const { id } = model.machine
  const cases = [
    testCase(id, 'can be explored', error === null ? '' : failureOf(error, error)),
    ...(report?.findings ?? []).map((finding) =>
      testCase(id, finding.name, resultOf(finding, findingText(model, finding), strict)),
    ),
  ]
  const countOf = (element: string) => cases.filter((each) => each.includes(`<${element}`)).length
  return [
    `<testsuite name="${escaped(id)}" tests="${cases.length}" failures="${countOf('failure')}" skipped="${countOf('skipped')}">`,
    ...cases,
    '</testsuite>',
  ].join('\n')
}

const testCase = (machine: string, name: string, result: string): string =>
  `<testcase classname="${escaped(machine)}" name="${escaped(name)}">${result}</testcase>`

const resultOf = ({ verdict, name, note }: Finding, text: string, strict: boolean): string => {
  if (verdict === 'broken' || (verdict !== 'accepted' && strict)) return failureOf(name, text)
  if (verdict !== 'accepted') return `<skipped message="${escaped(note ?? name)}"/>`
  return `<system-out>${escaped(text)}</system-out>`
}

const failureOf = (message: string, text: string): string =>
  `<failure message="${escaped(message)}">${escaped(text)}</failure>`
