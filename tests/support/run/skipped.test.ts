import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { skippedLines, skipReasonOf } from './skipped.ts'
import { inRepository } from './tools.ts'

const file = (name: string, ...endings: ('passed' | 'skipped')[]) => ({
  file: name,
  tests: endings.map((ended) => ({ titles: ['is kept'], ended })),
})

test('each file with skipped tests says why', () => {
  const sources: Record<string, string> = {
    'a.test.ts': 'const server = process.env.TEST_DATABASE_URL',
    'b.test.ts': 'test.skip()',
  }
  const files = [
    file('a.test.ts', 'skipped', 'passed', 'skipped'),
    file('b.test.ts', 'skipped'),
    file('c.test.ts', 'passed'),
  ]
  expect(skippedLines(files, (name) => sources[name] ?? '')).toEqual([
    '  2 in a.test.ts: another run has the database that they need',
    '  1 in b.test.ts: without a known reason',
  ])
})

test('every condition of a test in this repository is a known reason', () => {
  const conditional = readdirSync(inRepository('tests'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|e2e)\.tsx?$/.test(name) && !name.startsWith('support/run/'))
    .map((name) => ({ name, source: readFileSync(inRepository(`tests/${name}`), 'utf8') }))
    .filter(({ source }) => /\.(runIf|skipIf|skip)\(/.test(source))
  expect(conditional.length).toBeGreaterThan(5)
  const unknown = conditional.filter(({ source }) => skipReasonOf(source) === null)
  expect(unknown.map(({ name }) => name)).toEqual([])
})
