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
/** The requirements under a heading of the page, each with the text of its row. */
const requirementsUnder = (heading: string) => {
  const [, section = ''] =
    new RegExp(`^## ${heading}\n(.*?)(?=^## |$(?![^]))`, 'ms').exec(asvs) ?? []
  return [...section.matchAll(/^\| .*$/gm)].flatMap(([row]) =>
    [...row.matchAll(/(?<= |^)\d+\.\d+\.\d+(?=,| )/g)].map(([number]) => ({ number, row })),
  )
}
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
  supersededAt: 'when a newer identity took the email',
  hadForeignProvider: 'whether another person may have held one',
  signInNotice: 'the notice for the next sign-in',
}

/** The repository files that a text names in backticks. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/`((?:tests|src|backend)\/[^`]+)`/g)].map(([, path = '']) => path)

const isTest = (path: string): boolean =>
  path.startsWith('tests/') && /\.(test\.tsx?|e2e\.ts)$|\/(suites|contracts)\//.test(path)

test('the page on privacy names every column of a member’s record', () => {
  const row = pages['docs/privacy.md'].split('\n').find((line) => line.includes('| record: '))
  expect(Object.values(wordsOf).filter((words) => !row?.includes(words))).toEqual([])
})

describe('the page about the ASVS', () => {
  const [met, decided, deviated, notMet] = ['Met', 'Decided', 'Deviated from', 'Not met'].map(
    requirementsUnder,
  )
  const all = [met, decided, deviated, notMet].flatMap((some = []) => some)

  test('has at most 8 kB', () => {
    expect(Buffer.byteLength(asvs)).toBeLessThanOrEqual(8000)
  })

  test('lists every requirement once', () => {
    const numbers = all.map(({ number }) => number)
    expect(numbers.length).toBeGreaterThan(140)
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  })

  test('names a test for every requirement that is met', () => {
    const untested = met?.filter(({ row }) => !namedIn(row).some(isTest))
    expect(untested).toEqual([])
  })

  test('has the counts of the introduction', () => {
    expect(asvs).toContain(
      `${all.length} requirements apply: ${met?.length} are met, ${decided?.length} are decided, ${deviated?.length} are deviated from, ${notMet?.length} are not met.`,
    )
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
