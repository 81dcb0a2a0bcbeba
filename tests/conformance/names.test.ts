import { expect, test } from 'vitest'
import { namedIn, namesInSource, withoutNames } from './names.ts'

test('a title names one row or several at its end', () => {
  expect(namedIn('keeps the form (spec 5.03)')).toEqual(['5.03'])
  expect(namedIn('keeps the form (spec 5.03, 8.112)')).toEqual(['5.03', '8.112'])
  expect(withoutNames('keeps the form (spec 5.03, 8.112)')).toBe('keeps the form')
})

test.each([
  'keeps the form',
  'keeps (spec 5.03) the form',
  'keeps the form (spec 5.3)',
  'keeps the form (spec 5.03,8.11)',
  'keeps the form (spec 5.03',
])('a title that does not end in names names nothing: %s', (title) => {
  expect(namedIn(title)).toEqual([])
  expect(withoutNames(title)).toBe(title)
})

test('names are found in a source behind every kind of quotation mark', () => {
  const text = [
    "test('one (spec 1.01)', () => {})",
    'test("two (spec 1.02, 1.03)", () => {})',
    'describe(`three (spec 1.04)`, () => {})',
  ].join('\n')
  expect(namesInSource(text)).toEqual({ named: ['1.01', '1.02', '1.03', '1.04'], malformed: [] })
})

test.each([
  "'early (spec 1.01) in the title'",
  "'short (spec 1.1)'",
  "'loose (Spec 1.01)'",
  "'spaced ( spec 1.01)'",
  "'put together (spec %s)'",
])('an attempt that would go unnoticed is malformed: %s', (source) => {
  const { named, malformed } = namesInSource(source)
  expect(named).toEqual([])
  expect(malformed).toHaveLength(1)
})
