import { describe, expect, test } from 'vitest'
import { repositoryFiles, textOf } from './support/source/repository.ts'

const page = textOf('docs/accessibility.md')
const rows = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
const criteria = rows.filter((row) => row.length === 4)

/** The criteria of WCAG 2.2, levels A and AA, without 4.1.1, which is obsolete. */
const guidelines: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
}

describe('the page about accessibility', () => {
  test('has every criterion of WCAG 2.2, levels A and AA', () => {
    const expected = Object.entries(guidelines).flatMap(([guideline, numbers]) =>
      numbers.map((number) => `${guideline}.${number}`),
    )
    expect(criteria.map(([name = '']) => name.split(' ')[0])).toEqual(expected)
  })

  test('has a status and a reason or a test for each criterion', () => {
    const wrong = criteria.filter(
      ([, , status = '', where = '']) =>
        !['met', 'decided', 'by hand', 'none', 'not met'].includes(status) || where === '',
    )
    expect(wrong).toEqual([])
  })

  test('names a test for what is met', () => {
    const unproven = criteria.filter(
      ([, , status, where = '']) => status === 'met' && !where.includes('`tests/'),
    )
    expect(unproven).toEqual([])
  })

  test('names only files that exist', () => {
    const files = new Set(repositoryFiles())
    const named = [...page.matchAll(/`((?:tests|src)\/[^`]+\.tsx?)`/g)].map(([, path = '']) => path)
    expect(named.filter((path) => !files.has(path))).toEqual([])
  })
})
