import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { centredCrop } from '../../machines/picture/crop.ts'
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
      help={{ touch: 'Drag it.', mouse: 'Drag it or use keys.' }}
      zoomLabel="Zoom"
      zoomText={(percent) => `${percent}%`}
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

  test('zooms in with plus and out with minus, round the middle of the square', async () => {
    const onChange = vi.fn()
    render(<Controlled onChange={onChange} />)
    preview().focus()
    await userEvent.keyboard('+-')
    const [[closer], [back]] = onChange.mock.calls as [[Square], [Square]]
    expect(closer.size).toBeLessThan(400)
    expect(closer.x + closer.size / 2).toBeCloseTo(400)
    expect(closer.y + closer.size / 2).toBeCloseTo(300)
    expect(back.size).toBeCloseTo(400)
  })

  test('zooms with the slider, from the whole of the shorter side to a quarter of it', () => {
    const onChange = vi.fn()
    render(<Controlled onChange={onChange} />)
    const zoom = () => screen.getByRole('slider', { name: 'Zoom' })
    const attributes = (...names: string[]) => names.map((name) => zoom().getAttribute(name))
    expect(attributes('min', 'max', 'value', 'aria-valuetext')).toEqual([
      '100',
      '400',
      '200',
      '200%',
    ])
    fireEvent.change(zoom(), { target: { value: '400' } })
    expect(onChange).toHaveBeenLastCalledWith({ x: 300, y: 200, size: 200 })
    fireEvent.change(zoom(), { target: { value: '100' } })
    expect(onChange).toHaveBeenLastCalledWith({ x: 0, y: -100, size: 800 })
  })

  test('starts without zoom if the square is as large as the picture allows', () => {
    render(
      <CropArea
        src="blob:picture"
        extent={extent}
        square={centredCrop(extent)}
        onChange={() => {}}
        label="Part"
        help={{ touch: '', mouse: '' }}
        zoomLabel="Zoom"
        zoomText={(percent) => `${percent}%`}
        whereabouts={() => ''}
        locked={false}
      />,
    )
    expect(screen.getByRole('slider', { name: 'Zoom' }).getAttribute('value')).toBe('100')
  })

  test('has the corners of the avatar', () => {
    const { container } = render(<Controlled onChange={() => {}} />)
    const shape = container.querySelector('[stroke], path')?.getAttribute('d') ?? ''
    // Large corners at the start of the top and the end of the bottom, small ones at the other two.
    expect(shape).toMatch(/^M48 0H86A14 14 0 0 1 100 14V52A48 48 /)
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
