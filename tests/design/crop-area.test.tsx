import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { CropArea } from '../../src/design/picture-picker/crop-area.tsx'
import type { Square } from '../../src/design/picture-picker/square.ts'

const extent = { width: 1200, height: 800 }

function Held({ told, locked = false }: { told(square: Square): void; locked?: boolean }) {
  const [square, setSquare] = useState<Square>({ x: 200, y: 100, size: 400 })
  return (
    <CropArea
      src="blob:picture"
      extent={extent}
      square={square}
      onChange={(next) => {
        told(next)
        setSquare(next)
      }}
      label="Part"
      help="Drag it."
      sizeLabel="Size"
      whereabouts={(left, top) => `${left} from the left, ${top} from the top`}
      locked={locked}
    />
  )
}

const stage = () => screen.getByRole('slider', { name: 'Part' })

describe('the crop area', () => {
  test('moves by the arrow keys, and says where the square stands', async () => {
    const told = vi.fn()
    render(<Held told={told} />)
    stage().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    expect(told.mock.calls).toEqual([
      [{ x: 220, y: 100, size: 400 }],
      [{ x: 220, y: 120, size: 400 }],
    ])
    expect(stage().getAttribute('aria-valuetext')).toBe('18 from the left, 15 from the top')
  })

  test('grows and shrinks round its middle by plus and minus', async () => {
    const told = vi.fn()
    render(<Held told={told} />)
    stage().focus()
    await userEvent.keyboard('+-')
    expect(told.mock.calls).toEqual([
      [{ x: 190, y: 90, size: 420 }],
      [{ x: 200, y: 100, size: 400 }],
    ])
  })

  test('changes its size by the slider, between a quarter and the whole of the shorter side', () => {
    const told = vi.fn()
    render(<Held told={told} />)
    const size = screen.getByRole('slider', { name: 'Size' })
    expect([size.getAttribute('min'), size.getAttribute('max')]).toEqual(['200', '800'])
    fireEvent.change(size, { target: { value: '600' } })
    expect(told).toHaveBeenCalledExactlyOnceWith({ x: 100, y: 0, size: 600 })
  })

  test('follows the pointer in the picture’s own measure', () => {
    const told = vi.fn()
    render(<Held told={told} />)
    vi.spyOn(stage(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 200))
    fireEvent.pointerDown(stage(), { pointerId: 1, button: 0, clientX: 100, clientY: 100 })
    fireEvent.pointerMove(stage(), { pointerId: 1, clientX: 110, clientY: 95 })
    fireEvent.pointerUp(stage(), { pointerId: 1 })
    fireEvent.pointerMove(stage(), { pointerId: 1, clientX: 200, clientY: 200 })
    expect(told).toHaveBeenCalledExactlyOnceWith({ x: 240, y: 80, size: 400 })
  })

  test('leaves every other key to the browser, and stays still while locked', async () => {
    const told = vi.fn()
    render(<Held told={told} locked />)
    stage().focus()
    await userEvent.keyboard('{ArrowRight}a')
    expect(told).not.toHaveBeenCalled()
  })
})
