import { expect, test } from 'vitest'
import { namedIn, namesInSource, withoutNames } from './names.ts'

test('a title names one row or several at its end', () => {
  expect(namedIn('spec', 'keeps the form (spec 5.03)')).toEqual(['5.03'])
  expect(namedIn('spec', 'keeps the form (spec 5.03, 8.112)')).toEqual(['5.03', '8.112'])
  expect(namedIn('fault', 'keeps the form (fault 7, 114)')).toEqual(['7', '114'])
})

test('a title may name rows of two catalogues, in either order', () => {
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
])('a title that does not end in names names nothing: %s', (title) => {
  expect([...namedIn('spec', title), ...namedIn('fault', title)]).toEqual([])
  expect(withoutNames(title)).toBe(title)
})

test('names are found in a source behind every kind of quotation mark', () => {
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
  "'early (fault 1) in the title'",
  "'many (faults 1, 2)'",
  "'loose (Fault 1)'",
  "'spaced ( fault 1)'",
  "'put together (fault %s)'",
  "'beside a broken one (fault 1) (spec 1.1)'",
])('an attempt that would go unnoticed is malformed: %s', (source) => {
  const { named, malformed } = namesInSource('fault', source)
  expect(named).toEqual([])
  expect(malformed).toHaveLength(1)
})

test('code that has a fault in brackets is no attempt', () => {
  const text = 'meet(fault, answer); if (fault === 1) send(fault.status)'
  expect(namesInSource('fault', text)).toEqual({ named: [], malformed: [] })
})
