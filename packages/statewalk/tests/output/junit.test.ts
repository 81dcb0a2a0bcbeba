import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { junitOf } from '../../src/output/junit.ts'
import { failedSurvey, hostile, hostileSurvey, pitSurvey, unknownSurvey } from './surveys.ts'

/** The elements of an XML text with this name. */
const elementsOf = (xml: string, name: string) => {
  const document = new new Window().DOMParser().parseFromString(xml, 'text/xml')
  return [...document.getElementsByTagName(name)]
}

test('a suite has a case for the exploration and one for each finding', () => {
  const xml = junitOf([pitSurvey])
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites>\n/)
  const [suite] = elementsOf(xml, 'testsuite')
  const cases = elementsOf(xml, 'testcase')
  expect(suite?.getAttribute('name')).toBe('pit')
  expect(suite?.getAttribute('tests')).toBe(`${cases.length}`)
  expect(suite?.getAttribute('failures')).toBe('1')
  expect(suite?.getAttribute('skipped')).toBe('0')
  expect(cases.map((each) => each.getAttribute('name'))).toEqual([
    'can be explored',
    ...(pitSurvey.report?.findings ?? []).map(({ name }) => name),
  ])
  const [failure] = elementsOf(xml, 'failure')
  expect(failure?.getAttribute('message')).toContain('no deadlock')
  expect(failure?.textContent).toContain('after anyone: fell')
  expect(elementsOf(xml, 'system-out').map((each) => each.textContent)).toContainEqual(
    expect.stringContaining('because kept for later'),
  )
})

test('an unknown finding is skipped, or a failure if the check is strict', () => {
  expect(elementsOf(junitOf([unknownSurvey]), 'failure')).toEqual([])
  expect(elementsOf(junitOf([unknownSurvey]), 'skipped').length).toBeGreaterThan(0)
  const strict = junitOf([unknownSurvey], { strict: true })
  expect(elementsOf(strict, 'skipped')).toEqual([])
  expect(elementsOf(strict, 'failure').length).toBeGreaterThan(0)
})

test('a machine that cannot be explored is a failure', () => {
  const xml = junitOf([failedSurvey])
  expect(elementsOf(xml, 'testsuite')[0]?.getAttribute('failures')).toBe('1')
  expect(elementsOf(xml, 'failure')[0]?.textContent).toContain('it throws')
})

test('names and texts are escaped, and characters that XML forbids are replaced', () => {
  const xml = junitOf([hostileSurvey])
  expect(elementsOf(xml, 'img')).toEqual([])
  expect(xml).not.toContain('\u0007')
  expect(xml).not.toContain('<img')
  const name = elementsOf(xml, 'testsuite')[0]?.getAttribute('name')
  expect(name).toBe(`machine ${hostile.replace('\u0007', '\ufffd')}`)
})
