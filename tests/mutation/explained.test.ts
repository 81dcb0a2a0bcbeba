import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { explained } from './explained.ts'

const linesOf = (path: string) =>
  new Set(
    readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
      .split('\n')
      .map((line) => line.trim()),
  )

test('every reason refers to an existing line', () => {
  const stale = Object.keys(explained).filter((key) => {
    const [, path = '', line = ''] = /^(\S+) \w+: (.*) → /s.exec(key) ?? []
    return !linesOf(path).has(line)
  })
  expect(stale).toEqual([])
})
