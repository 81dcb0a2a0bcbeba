import { expect, test } from 'vitest'
import { evidenceOfPlaywright, evidenceOfVitest } from './evidence.ts'

const vitestReport = (...tests: readonly (readonly [title: string, status: string])[]) => ({
  testResults: [
    {
      name: '/home/tests/form.test.ts',
      assertionResults: tests.map(([title, status]) => ({
        ancestorTitles: ['the form (spec 2.01)'],
        title,
        status,
      })),
    },
  ],
})

test('a test title names its own rows, and a describe title names rows for all its tests', () => {
  const report = vitestReport(['is kept (spec 5.03, 8.11)', 'passed'], ['is sent', 'passed'])
  expect(evidenceOfVitest('spec', report, '/home')).toEqual([
    {
      file: 'tests/form.test.ts',
      title: 'the form',
      named: 'the form (spec 2.01)',
      rows: ['2.01'],
      ended: 'passed',
    },
    {
      file: 'tests/form.test.ts',
      title: 'is kept',
      named: 'is kept (spec 5.03, 8.11)',
      rows: ['5.03', '8.11'],
      ended: 'passed',
    },
  ])
})

test('rows of another catalogue are ignored', () => {
  const report = vitestReport(['is kept (spec 5.03) (fault 7)', 'passed'], ['is sent', 'passed'])
  const evidence = evidenceOfVitest('fault', report, '/home')
  expect(evidence.map(({ title, rows }) => ({ title, rows }))).toEqual([
    { title: 'is kept', rows: ['7'] },
  ])
})

test.each([
  [['passed', 'failed'], 'failed'],
  [['skipped', 'passed'], 'passed'],
  [['pending', 'todo'], 'skipped'],
])('tests with the results %j under one title count as %s', (statuses, ended) => {
  const tests = statuses.map((status, index) => [`case ${index}`, status] as const)
  const [form] = evidenceOfVitest('spec', vitestReport(...tests), '/home')
  expect(form?.ended).toBe(ended)
})

const playwrightReport = (status: string, results: readonly string[]) => ({
  suites: [
    {
      title: 'login.e2e.ts',
      specs: [],
      suites: [
        {
          title: 'a member',
          specs: [
            {
              title: 'logs in (spec 4.12)',
              file: 'login.e2e.ts',
              tests: [{ status, results: results.map((result) => ({ status: result })) }],
            },
          ],
        },
      ],
    },
  ],
})

test.each([
  ['expected', ['passed'], 'passed'],
  ['unexpected', ['failed'], 'failed'],
  ['flaky', ['failed', 'passed'], 'passed'],
  ['unexpected', ['failed', 'failed'], 'failed'],
  ['expected', ['failed'], 'failed'],
  ['skipped', [], 'skipped'],
])('a journey with the status %s and the results %j counts as %s', (status, results, ended) => {
  expect(evidenceOfPlaywright('spec', playwrightReport(status, results), 'tests/e2e')).toEqual([
    {
      file: 'tests/e2e/login.e2e.ts',
      title: 'logs in',
      named: 'logs in (spec 4.12)',
      rows: ['4.12'],
      ended,
    },
  ])
})

test('a malformed report throws', () => {
  expect(() => evidenceOfVitest('spec', {}, '/home')).toThrow()
  expect(() => evidenceOfPlaywright('spec', { suites: [{}] }, 'tests/e2e')).toThrow()
})
