import { expect, test } from 'vitest'
import { breakpoint } from '../../src/design/theme/media.ts'
import { motion, reducedDuration } from '../../src/design/theme/tokens/motion.ts'
import { typeScale } from '../../src/design/theme/tokens/type-scale.ts'
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

test('no letter is smaller than 12 px, also on phones', () => {
  const sizes = Object.values(typeScale).flatMap(({ size, phone }) => [size, phone.size])
  expect(Math.min(...sizes)).toBe(12)
})

test('type on a phone is never larger than on a wide window', () => {
  const larger = Object.entries(typeScale).filter(([, { size, phone }]) => phone.size > size)
  expect(larger).toEqual([])
})

test('with reduced motion nothing but the cross-fade of panels lasts longer than 120 ms', () => {
  const { panel, ...others } = reducedDuration
  expect(panel).toBe('160ms')
  expect(Math.max(...Object.values(others).map((time) => Number.parseInt(time, 10)))).toBe(120)
  expect(Object.keys(reducedDuration)).toEqual(Object.keys(motion.duration))
})
