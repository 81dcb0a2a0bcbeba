import { expect, test } from 'vitest'
import { below, breakpoint, from } from '../../src/design/theme/media.ts'
import { motion, reducedDuration } from '../../src/design/theme/tokens/motion.ts'
import { typeScale } from '../../src/design/theme/tokens/type-scale.ts'
import { typeOnPhones } from '../../src/design/theme/tokens/type-values.ts'
import { fluid, rem } from '../../src/design/theme/tokens/units.ts'

test('a length in px follows the font size of the reader', () => {
  expect(rem(24)).toBe('1.5rem')
})

test('a fluid length meets its two ends at the two widths', () => {
  const length = fluid(40, 80, 720, 1440)
  expect(length).toBe('clamp(2.5rem, calc(0rem + 5.5556vw), 5rem)')
})

test('the breakpoints are those of the design', () => {
  expect(breakpoint).toEqual({ sm: 480, md: 720, lg: 1024, xl: 1280 })
})

test('the breakpoints grow with the browser’s font size', () => {
  expect(from.md).toBe('screen and (min-width: 45em)')
  expect(below.md).toBe('screen and (max-width: 44.99875em)')
})

test('large text on a phone leaves space for a long word, and has the design’s size from 320 px on', () => {
  const { title } = typeOnPhones
  expect(title.size).toBe('min(2.125rem, 10.7vw)')
  expect(0.107 * 320).toBeGreaterThanOrEqual(34)
})

test('no text is smaller than 12 px, even on phones', () => {
  const sizes = Object.values(typeScale).flatMap(({ size, phone }) => [size, phone.size])
  expect(Math.min(...sizes)).toBe(12)
})

test('text on a phone is never larger than in a wide window', () => {
  const larger = Object.entries(typeScale).filter(([, { size, phone }]) => phone.size > size)
  expect(larger).toEqual([])
})

test('with reduced motion only the cross-fade of panels lasts longer than 120 ms', () => {
  const { panel, ...others } = reducedDuration
  expect(panel).toBe('160ms')
  expect(Math.max(...Object.values(others).map((time) => Number.parseInt(time, 10)))).toBe(120)
  expect(Object.keys(reducedDuration)).toEqual(Object.keys(motion.duration))
})
