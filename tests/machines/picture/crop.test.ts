import { describe, expect, test } from 'vitest'
import { centredCrop, cropWithin, isSmall } from '../../../machines/picture/crop.ts'

const wide = { width: 1800, height: 1200 }
const tall = { width: 1200, height: 1801 }

test('the centre square is as large as possible', () => {
  expect(centredCrop(wide)).toEqual({ x: 300, y: 0, size: 1200 })
  expect(centredCrop(tall)).toEqual({ x: 0, y: 301, size: 1200 })
})

describe('a crop', () => {
  test('within the picture is only rounded to whole px', () => {
    expect(cropWithin({ x: 10.4, y: 20.6, size: 400.5 }, wide)).toEqual({ x: 10, y: 21, size: 401 })
  })

  test('is moved back if it exceeds the picture', () => {
    expect(cropWithin({ x: -5, y: -5, size: 400 }, wide)).toEqual({ x: 0, y: 0, size: 400 })
    expect(cropWithin({ x: 9_999, y: 9_999, size: 400 }, wide)).toEqual({
      x: 1400,
      y: 800,
      size: 400,
    })
  })

  test('is never smaller than a quarter of the shorter side, nor larger than that side', () => {
    expect(cropWithin({ x: 0, y: 0, size: 1 }, wide).size).toBe(300)
    expect(cropWithin({ x: 0, y: 0, size: 1 }, { width: 1202, height: 1800 }).size).toBe(301)
    expect(cropWithin({ x: 0, y: 0, size: 9_999 }, wide)).toEqual({ x: 0, y: 0, size: 1200 })
  })

  test('of values that are not finite numbers starts at the edge', () => {
    const none = { x: Number.NaN, y: Number.POSITIVE_INFINITY, size: Number.NaN }
    expect(cropWithin(none, wide)).toEqual({ x: 0, y: 0, size: 300 })
  })

  test('counts as small below 800 px', () => {
    expect(isSmall({ x: 0, y: 0, size: 799 })).toBe(true)
    expect(isSmall({ x: 0, y: 0, size: 800 })).toBe(false)
  })
})
