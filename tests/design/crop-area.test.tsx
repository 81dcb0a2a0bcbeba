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
      positionText={(left, top) => `${left} from the left, ${top} from the top`}
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
        positionText={() => ''}
        locked={false}
      />,
    )
    expect(screen.getByRole('slider', { name: 'Zoom' }).getAttribute('value')).toBe('100')
  })

  test('has the corners of the avatar', () => {
    const { container } = render(<Controlled onChange={() => {}} />)
    const shapes = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))
    // Large corners at the start of the top and the end of the bottom, small ones at the other two.
    expect(shapes).toContainEqual(expect.stringMatching(/^M48 0H86A14 14 0 0 1 100 14V52A48 48 /))
  })

  /** The area shows the square of 400 px on 200 px of the screen, at (20, 10). */
  const touch = () => {
    const onChange = vi.fn()
    render(<Controlled onChange={onChange} />)
    vi.spyOn(preview(), 'getBoundingClientRect').mockReturnValue(new DOMRect(20, 10, 200, 200))
    const at = (pointerId: number, clientX: number, clientY: number) => ({
      pointerId,
      button: 0,
      clientX,
      clientY,
    })
    return { onChange, at }
  }

  test('moves the picture with the pointer, in the picture’s own pixels', () => {
    const { onChange, at } = touch()
    fireEvent.pointerDown(preview(), at(1, 100, 100))
    fireEvent.pointerMove(preview(), at(1, 110, 95))
    fireEvent.pointerUp(preview(), at(1, 110, 95))
    fireEvent.pointerMove(preview(), at(1, 200, 200))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ x: 180, y: 110, size: 400 })
  })

  test('centres the point that is pressed without a movement', () => {
    const { onChange, at } = touch()
    fireEvent.pointerDown(preview(), at(1, 145, 110))
    fireEvent.pointerMove(preview(), at(1, 147, 111))
    fireEvent.pointerUp(preview(), at(1, 145, 110))
    // The middle of the area is (120, 110), so the pressed point is 25 px of the screen, 50 of the picture, to its right.
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ x: 250, y: 100, size: 400 })
  })

  test('centres nothing at the end of a movement or of a pinch', () => {
    const { onChange, at } = touch()
    fireEvent.pointerDown(preview(), at(1, 145, 110))
    fireEvent.pointerDown(preview(), at(2, 60, 60))
    fireEvent.pointerUp(preview(), at(2, 60, 60))
    fireEvent.pointerUp(preview(), at(1, 145, 110))
    expect(onChange).not.toHaveBeenCalled()
  })

  test('zooms with two fingers around the point between them, and moves with the other one', () => {
    const { onChange, at } = touch()
    fireEvent.pointerDown(preview(), at(1, 40, 60))
    fireEvent.pointerDown(preview(), at(2, 100, 60))
    fireEvent.pointerMove(preview(), at(2, 130, 60))
    // Between the fingers, (70, 60), was (300, 200) of the picture; now it is at (85, 60).
    const [pinched] = onChange.mock.lastCall ?? []
    expect(pinched.size).toBeCloseTo(400 / 1.5)
    expect(pinched.x + (65 / 200) * pinched.size).toBeCloseTo(300)
    expect(pinched.y + (50 / 200) * pinched.size).toBeCloseTo(200)
    fireEvent.pointerUp(preview(), at(1, 40, 60))
    fireEvent.pointerMove(preview(), at(2, 130, 80))
    const [dragged] = onChange.mock.lastCall ?? []
    expect(dragged.size).toBeCloseTo(pinched.size)
    expect(dragged.y).toBeCloseTo(pinched.y - (20 / 200) * pinched.size)
  })

  test('ignores a third finger and the other buttons of a mouse', () => {
    const { onChange, at } = touch()
    fireEvent.pointerDown(preview(), { ...at(1, 100, 100), button: 2 })
    fireEvent.pointerMove(preview(), at(1, 110, 100))
    fireEvent.pointerDown(preview(), at(2, 100, 100))
    fireEvent.pointerDown(preview(), at(3, 110, 100))
    fireEvent.pointerDown(preview(), at(4, 120, 100))
    fireEvent.pointerMove(preview(), at(4, 150, 100))
    expect(onChange).not.toHaveBeenCalled()
  })

  /** The square in the latest call. */
  const lastOf = (onChange: ReturnType<typeof vi.fn>): Square => onChange.mock.lastCall?.[0]

  /** happy-dom's own wheel events have neither keys nor a place. */
  const turnWheel = (deltaY: number, { ctrlKey }: { ctrlKey: boolean }) => {
    const place = { clientX: 70, clientY: 60, bubbles: true, cancelable: true, ctrlKey }
    return fireEvent(preview(), Object.assign(new MouseEvent('wheel', place), { deltaY }))
  }

  test('zooms with a pinch on a trackpad around the pointer, and not the page', () => {
    const { onChange } = touch()
    expect(turnWheel(-10, { ctrlKey: true })).toBe(false)
    const closer = lastOf(onChange)
    expect(closer.size).toBeLessThan(400)
    // (70, 60) is a quarter of the area from its start, at (300, 200) of the picture.
    expect(closer.x + 0.25 * closer.size).toBeCloseTo(300)
    expect(closer.y + 0.25 * closer.size).toBeCloseTo(200)
    expect(turnWheel(10, { ctrlKey: true })).toBe(false)
    expect(lastOf(onChange).size).toBeCloseTo(400)
  })

  test('leaves a wheel without a pinch to the browser', () => {
    const { onChange } = touch()
    expect(turnWheel(-10, { ctrlKey: false })).toBe(true)
    expect(onChange).not.toHaveBeenCalled()
  })

  test('zooms with the gesture events of Safari, relative to the start of the gesture', () => {
    const { onChange } = touch()
    const gesture = (type: string, scale: number) => {
      const event = new MouseEvent(type, {
        bubbles: true,
        cancelable: true,
        clientX: 120,
        clientY: 110,
      })
      return fireEvent(preview(), Object.assign(event, { scale }))
    }
    expect(gesture('gesturestart', 1)).toBe(false)
    expect(gesture('gesturechange', 1.25)).toBe(false)
    expect(gesture('gesturechange', 2)).toBe(false)
    expect(onChange.mock.calls).toEqual([
      [{ x: 240, y: 140, size: 320 }],
      [{ x: 300, y: 200, size: 200 }],
    ])
  })

  test('does not zoom the page during a pinch while it is locked', () => {
    const onChange = vi.fn()
    render(<Controlled onChange={onChange} locked />)
    expect(turnWheel(-10, { ctrlKey: true })).toBe(false)
    expect(onChange).not.toHaveBeenCalled()
  })

  test('leaves every other key to the browser, and does not move while locked', async () => {
    const onChange = vi.fn()
    render(<Controlled onChange={onChange} locked />)
    preview().focus()
    await userEvent.keyboard('{ArrowRight}a')
    expect(onChange).not.toHaveBeenCalled()
  })
})
