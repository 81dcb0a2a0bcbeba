import { describe, expect, test } from 'vitest'
import { freePlace } from '../../src/design/toast/free-place.ts'

const room = { left: 0, top: 0, width: 1000, height: 600 }
const wanted = { left: 700, top: 80, width: 260, height: 60 }
const control = (left: number, top: number) => ({ left, top, width: 80, height: 44 })

describe('a toast', () => {
  test('stands where it is wanted if nothing can be pressed there', () => {
    expect(freePlace(wanted, [control(40, 90), control(800, 300)], room)).toEqual(wanted)
  })

  test('stands where it is wanted if what could be pressed there is not drawn', () => {
    const atTheCorner = { ...wanted, left: 0, top: 0 }
    expect(freePlace(atTheCorner, [{ left: 0, top: 0, width: 0, height: 0 }], room)).toEqual(
      atTheCorner,
    )
  })

  test('stands in the middle of the line where a button is at its end', () => {
    expect(freePlace(wanted, [control(900, 100)], room)).toEqual({ ...wanted, left: 370 })
  })

  test('stands at the start of the line where its middle is taken too', () => {
    const taken = [control(900, 100), control(460, 100)]
    expect(freePlace(wanted, taken, room)).toEqual({ ...wanted, left: 40 })
  })

  test('stands just below controls that take the whole line', () => {
    const line = { left: 0, top: 70, width: 1000, height: 44 }
    const { left, top } = freePlace(wanted, [line], room)
    expect(left).toBe(700)
    expect(top).toBeGreaterThanOrEqual(line.top + line.height + 4)
    expect(top).toBeLessThan(line.top + line.height + 4 + 8)
  })

  test('stands where it is wanted in a window that is full of controls', () => {
    expect(freePlace(wanted, [{ ...room }], room)).toEqual(wanted)
  })
})
