import { describe, expect, test } from 'vitest'
import { repositoryFiles, textOf } from './support/source/repository.ts'

const page = textOf('SECURITY.md')
const rows = page
  .slice(page.indexOf('## OWASP ASVS'))
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Number|---) /.test(line))
  .map((line) => {
    const [number = '', asks = '', standing = '', where = ''] = line.slice(2, -2).split(' | ')
    return { number, asks, standing, where }
  })
const files = new Set(repositoryFiles())

/** Files of the repository that a text names between backticks. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/`((?:tests|src|backend)\/[^`]+)`/g)].map(([, path = '']) => path)

const isTest = (path: string): boolean =>
  path.startsWith('tests/') && /\.(test\.tsx?|e2e\.ts)$|\/(suites|contracts)\//.test(path)

const countOf = (standing: string): number => rows.filter((row) => row.standing === standing).length

describe('the table of requirements', () => {
  test('has rows, each with a number of the standard, once', () => {
    const numbers = rows.map(({ number }) => number)
    expect(numbers.filter((number) => !/^[1-9]\d?\.[1-9]\d?\.[1-9]\d?$/.test(number))).toEqual([])
    expect(numbers.length).toBeGreaterThan(140)
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  })

  test('is in the order of the standard', () => {
    const order = rows.map(({ number }) => number.split('.').map(Number))
    const weight = ([chapter = 0, section = 0, one = 0]: number[]) =>
      chapter * 10_000 + section * 100 + one
    expect(order).toEqual([...order].sort((one, other) => weight(one) - weight(other)))
  })

  test('says of each how it stands and where, in words of its own', () => {
    const standings = ['met', 'decided', 'deviated', 'not met']
    const odd = rows.filter(
      ({ asks, standing, where }) => !standings.includes(standing) || asks === '' || where === '',
    )
    expect(odd).toEqual([])
  })

  test('names a test for whatever is met', () => {
    const unproven = rows.filter(
      ({ standing, where }) => standing === 'met' && !namedIn(where).some(isTest),
    )
    expect(unproven.map(({ number }) => number)).toEqual([])
  })

  test('is counted right above it', () => {
    expect(page).toContain(`\n${rows.length} requirements apply`)
    expect(page).toContain(`${countOf('met')} are met,`)
    expect(page).toContain(`${countOf('decided')} are decided,`)
    expect(page).toContain(`${countOf('deviated')} are deviated from,`)
    expect(page).toContain(`${countOf('not met')} are not met.`)
  })
})

test('Every file that the page names is there.', () => {
  expect(namedIn(page).filter((path) => !files.has(path))).toEqual([])
})

test('Every test that it names belongs to a run: a suite or a contract is called by one.', () => {
  const shared = [...new Set(namedIn(page))].filter((path) => /\/(suites|contracts)\//.test(path))
  const runs = repositoryFiles()
    .filter((path) => /^tests\/.*\.test\.tsx?$|^tests\/services\/contracts\//.test(path))
    .map(textOf)
  const uncalled = shared.filter((path) => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    return !runs.some((text) => text.includes(`/${name}'`))
  })
  expect(uncalled).toEqual([])
})

test('The page can be read in one sitting.', () => {
  expect(page.split('\n').length).toBeLessThanOrEqual(250)
})
