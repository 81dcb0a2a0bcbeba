import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { junitOf } from '../../src/output/junit.ts'
import {
  failedSurvey,
  hostile,
  hostileSurvey,
  pitSurvey,
  unbalancedIn,
  unknownSurvey,
} from './surveys.ts'

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
  expect(cases.map((each) => each.getAttribute('classname'))).toEqual(cases.map(() => 'pit'))
  expect(unbalancedIn(xml)).toEqual([])
  const [failure] = elementsOf(xml, 'failure')
  expect(failure?.getAttribute('message')).toContain('no deadlock')
  expect(failure?.textContent).toContain('after anyone: fell')
  expect(elementsOf(xml, 'system-out').map((each) => each.textContent)).toContainEqual(
    expect.stringContaining('because kept for later'),
  )
})

test('an unknown finding is skipped with what settles it or its sentence, or a failure if the check is strict', () => {
  expect(elementsOf(junitOf([unknownSurvey]), 'failure')).toEqual([])
  const skipped = elementsOf(junitOf([unknownSurvey]), 'skipped')
  expect(skipped.map((each) => each.getAttribute('message'))).toEqual([
    "'project' without what no guard reads, 'within' with a bound, or a higher limit",
    "states: 'nowhere' is never entered",
  ])
  expect(elementsOf(junitOf([unknownSurvey]), 'testsuite')[0]?.getAttribute('skipped')).toBe('2')
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
