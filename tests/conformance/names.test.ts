import { expect, test } from 'vitest'
import { namedIn, namesInSource, withoutNames } from './names.ts'

test('a title ends with one or more rows', () => {
  expect(namedIn('spec', 'keeps the form (spec 5.03)')).toEqual(['5.03'])
  expect(namedIn('spec', 'keeps the form (spec 5.03, 8.112)')).toEqual(['5.03', '8.112'])
  expect(namedIn('fault', 'keeps the form (fault 7, 114)')).toEqual(['7', '114'])
})

test('a title can name rows of two catalogues, in either order', () => {
  for (const title of ['is kept (spec 5.03) (fault 7)', 'is kept (fault 7) (spec 5.03)']) {
    expect(namedIn('spec', title)).toEqual(['5.03'])
    expect(namedIn('fault', title)).toEqual(['7'])
    expect(withoutNames(title)).toBe('is kept')
  }
})

test.each([
  'keeps the form',
  'keeps (spec 5.03) the form',
  'keeps the form (spec 5.3)',
  'keeps the form (spec 5.03,8.11)',
  'keeps the form (spec 5.03',
  'keeps the form (fault 07)',
  'keeps the form (fault 5.03)',
])('a title that does not end with rows names none: %s', (title) => {
  expect([...namedIn('spec', title), ...namedIn('fault', title)]).toEqual([])
  expect(withoutNames(title)).toBe(title)
})

test('rows are found in a source with every kind of quotation mark', () => {
  const text = [
    "test('one (spec 1.01) (fault 3)', () => {})",
    'test("two (fault 4) (spec 1.02, 1.03)", () => {})',
    'describe(`three (spec 1.04)`, () => {})',
  ].join('\n')
  expect(namesInSource('spec', text)).toEqual({
    named: ['1.01', '1.02', '1.03', '1.04'],
    malformed: [],
  })
  expect(namesInSource('fault', text)).toEqual({ named: ['3', '4'], malformed: [] })
})

test.each([
  "'not at the end (fault 1) of the title'",
  "'a plural (faults 1, 2)'",
  "'a capital letter (Fault 1)'",
  "'a space ( fault 1)'",
  "'a placeholder (fault %s)'",
  "'with a malformed one (fault 1) (spec 1.1)'",
])('a tag that no run would find is malformed: %s', (source) => {
  const { named, malformed } = namesInSource('fault', source)
  expect(named).toEqual([])
  expect(malformed).toHaveLength(1)
})

test('code with a fault in brackets is no tag', () => {
  const text = 'respond(fault, response); if (fault === 1) send(fault.status)'
  expect(namesInSource('fault', text)).toEqual({ named: [], malformed: [] })
})
