import { describe, expect, test } from 'vitest'
import type { MemberRow } from '../backend/members/member.ts'
import { repositoryFiles, textOf } from './support/source/repository.ts'

const security = textOf('SECURITY.md')
const asvs = textOf('docs/asvs.md')
const pages = {
  'SECURITY.md': security,
  'docs/asvs.md': asvs,
  'docs/privacy.md': textOf('docs/privacy.md'),
}
const rows = asvs
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Number|---) /.test(line))
  .map((line) => {
    const [number = '', asks = '', status = '', where = ''] = line.slice(2, -2).split(' | ')
    return { number, asks, status, where }
  })
const files = new Set(repositoryFiles())

/** The words of docs/privacy.md for each column of a member's record. */
const wordsOf: Readonly<Record<keyof MemberRow, string>> = {
  uid: 'uid and id',
  id: 'uid and id',
  firstName: 'names',
  lastName: 'names',
  username: 'username',
  email: 'email',
  contactEmail: 'email',
  phone: 'phone',
  dateOfBirth: 'date of birth',
  location: 'place',
  profileImage: 'URL of the picture',
  interests: 'interests',
  events: 'events and friends',
  friends: 'events and friends',
  verifiedAt: 'when it was registered, verified and last used',
  identitySeenAt: 'when it was registered, verified and last used',
  createdAt: 'when it was registered, verified and last used',
  seenAt: 'when it was registered, verified and last used',
  acceptedProviders: 'the accepted ways to sign in',
  ownerSince: 'since when',
  hadForeignProvider: 'whether another person may have held one',
  signInNotice: 'the notice for the next sign-in',
}

/** The repository files that a text names in backticks. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/`((?:tests|src|backend)\/[^`]+)`/g)].map(([, path = '']) => path)

const isTest = (path: string): boolean =>
  path.startsWith('tests/') && /\.(test\.tsx?|e2e\.ts)$|\/(suites|contracts)\//.test(path)

const countOf = (status: string): number => rows.filter((row) => row.status === status).length

test('the page on privacy names every column of a member’s record', () => {
  const row = pages['docs/privacy.md'].split('\n').find((line) => line.includes('| record: '))
  expect(Object.values(wordsOf).filter((words) => !row?.includes(words))).toEqual([])
})

describe('the table of requirements', () => {
  test('has one row for each requirement number', () => {
    const numbers = rows.map(({ number }) => number)
    expect(numbers.filter((number) => !/^[1-9]\d?\.[1-9]\d?\.[1-9]\d?$/.test(number))).toEqual([])
    expect(numbers.length).toBeGreaterThan(140)
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  })

  test('has the order of the standard', () => {
    const order = rows.map(({ number }) => number.split('.').map(Number))
    const weight = ([chapter = 0, section = 0, one = 0]: number[]) =>
      chapter * 10_000 + section * 100 + one
    expect(order).toEqual([...order].sort((one, other) => weight(one) - weight(other)))
  })

  test('has a status, a requirement and an explanation in every row', () => {
    const statuses = ['met', 'decided', 'deviated', 'not met']
    const incomplete = rows.filter(
      ({ asks, status, where }) => !statuses.includes(status) || asks === '' || where === '',
    )
    expect(incomplete).toEqual([])
  })

  test('names a test for every requirement that is met', () => {
    const untested = rows.filter(
      ({ status, where }) => status === 'met' && !namedIn(where).some(isTest),
    )
    expect(untested.map(({ number }) => number)).toEqual([])
  })

  test('has the counts of the introduction', () => {
    expect(asvs).toContain(`\n${rows.length} requirements apply`)
    expect(asvs).toContain(`${countOf('met')} are met,`)
    expect(asvs).toContain(`${countOf('decided')} are decided,`)
    expect(asvs).toContain(`${countOf('deviated')} are deviated from,`)
    expect(asvs).toContain(`${countOf('not met')} are not met.`)
  })
})

describe('SECURITY.md', () => {
  /** The promises and deviations, one per line. */
  const entries = security.split('\n').filter((line) => /^(- |\d+\. )/.test(line))

  test('has at most 8 kB', () => {
    expect(Buffer.byteLength(security)).toBeLessThanOrEqual(8000)
  })

  test('names for every promise and deviation a test that shows it, or says that there is none', () => {
    expect(entries.length).toBeGreaterThan(12)
    const unproven = entries.filter(
      (text) => !namedIn(text).some(isTest) && !text.includes('No test'),
    )
    expect(unproven).toEqual([])
  })

  test('numbers the deviations from 1 without a gap', () => {
    const numbers = entries.flatMap((text) => /^(\d+)\. /.exec(text)?.[1] ?? [])
    expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)))
  })
})

test.each(Object.entries(pages))('every file that %s names exists', (_, text) => {
  expect(namedIn(text).filter((path) => !files.has(path))).toEqual([])
})

test('every suite and contract that the pages name is imported by a test file', () => {
  const named = Object.values(pages).flatMap(namedIn)
  const suites = [...new Set(named)].filter((path) => /\/(suites|contracts)\//.test(path))
  const runs = repositoryFiles()
    .filter((path) => /^tests\/.*\.test\.tsx?$|^tests\/services\/contracts\//.test(path))
    .map(textOf)
  const unused = suites.filter((path) => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    return !runs.some((text) => text.includes(`/${name}'`))
  })
  expect(unused).toEqual([])
})
