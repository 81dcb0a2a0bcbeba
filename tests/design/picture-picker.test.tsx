import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PicturePicker } from '../../src/design/picture-picker/picture-picker.tsx'

const photo = new File(['a photo'], 'ada.png', { type: 'image/png' })

const renderPicker = ({ busy = false, locked = false } = {}) => {
  const onFile = vi.fn()
  const view = render(
    <PicturePicker
      src={null}
      label="Picture"
      choose="Choose"
      variant="buttons"
      accept="image/png"
      hint=""
      busy={busy}
      locked={locked}
      onFile={onFile}
    />,
  )
  return { onFile, view }
}

/** Drags files or text over an element and drops it there. Returns whether the browser would open it. */
const drop = (target: Element, { files = [photo], types = ['Files'] } = {}): boolean => {
  const events = (['dragOver', 'drop'] as const).map((name) => {
    const event = createEvent[name](target)
    Object.defineProperty(event, 'dataTransfer', { value: { files, types } })
    fireEvent(target, event)
    return event
  })
  return events.some((event) => !event.defaultPrevented)
}

test('a file that is dropped on the picture is chosen', () => {
  const { onFile } = renderPicker()
  expect(drop(screen.getByRole('button', { name: 'Choose' }))).toBe(false)
  expect(onFile).toHaveBeenCalledExactlyOnceWith(photo)
})

test.each([{ busy: true }, { locked: true }])(
  'a dropped file is ignored while the picture cannot be changed: %j',
  (state) => {
    const { onFile } = renderPicker(state)
    expect(drop(screen.getByRole('group', { name: 'Picture' }))).toBe(false)
    expect(onFile).not.toHaveBeenCalled()
  },
)

test('a file that is dropped beside the picture is ignored, and not opened by the browser', () => {
  const { onFile, view } = renderPicker()
  expect(drop(document.body)).toBe(false)
  expect(onFile).not.toHaveBeenCalled()
  view.unmount()
  expect(drop(document.body)).toBe(true)
})

test('a dropped text is left to the browser', () => {
  const { onFile } = renderPicker()
  const text = { files: [], types: ['text/plain'] }
  expect(drop(screen.getByRole('group', { name: 'Picture' }), text)).toBe(true)
  expect(onFile).not.toHaveBeenCalled()
})
