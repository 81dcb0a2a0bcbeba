import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { CropArea } from '../../src/design/picture-picker/crop-area.tsx'
import type { Square } from '../../src/design/picture-picker/square.ts'

const extent = { width: 1200, height: 800 }

function Controlled({
  onChange,
  locked = false,
}: {
  onChange(square: Square): void
  locked?: boolean
}) {
  const [square, setSquare] = useState<Square>({ x: 200, y: 100, size: 400 })
  return (
    <CropArea
      src="blob:picture"
      extent={extent}
      square={square}
      onChange={(next) => {
        onChange(next)
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

const preview = () => screen.getByRole('slider', { name: 'Part' })

describe('the crop area', () => {
  test('moves with the arrow keys and announces the position of the square', async () => {
    const onChange = vi.fn()
    render(<Controlled onChange={onChange} />)
    preview().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    expect(onChange.mock.calls).toEqual([
      [{ x: 220, y: 100, size: 400 }],
      [{ x: 220, y: 120, size: 400 }],
    ])
    expect(preview().getAttribute('aria-valuetext')).toBe('18 from the left, 15 from the top')
  })

  test('grows and shrinks round its middle with plus and minus', async () => {
    const onChange = vi.fn()
    render(<Controlled onChange={onChange} />)
    preview().focus()
    await userEvent.keyboard('+-')
    expect(onChange.mock.calls).toEqual([
      [{ x: 190, y: 90, size: 420 }],
      [{ x: 200, y: 100, size: 400 }],
    ])
  })

  test('changes its size with the slider, between a quarter and the whole of the shorter side', () => {
    const onChange = vi.fn()
    render(<Controlled onChange={onChange} />)
    const size = screen.getByRole('slider', { name: 'Size' })
    expect([size.getAttribute('min'), size.getAttribute('max')]).toEqual(['200', '800'])
    fireEvent.change(size, { target: { value: '600' } })
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ x: 100, y: 0, size: 600 })
  })

  test('follows the pointer in the picture’s own pixels', () => {
    const onChange = vi.fn()
    render(<Controlled onChange={onChange} />)
    vi.spyOn(preview(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 200))
    fireEvent.pointerDown(preview(), { pointerId: 1, button: 0, clientX: 100, clientY: 100 })
    fireEvent.pointerMove(preview(), { pointerId: 1, clientX: 110, clientY: 95 })
    fireEvent.pointerUp(preview(), { pointerId: 1 })
    fireEvent.pointerMove(preview(), { pointerId: 1, clientX: 200, clientY: 200 })
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ x: 240, y: 80, size: 400 })
  })

  test('leaves every other key to the browser, and does not move while locked', async () => {
    const onChange = vi.fn()
    render(<Controlled onChange={onChange} locked />)
    preview().focus()
    await userEvent.keyboard('{ArrowRight}a')
    expect(onChange).not.toHaveBeenCalled()
  })
})
