import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { TextField } from '../../src/design/field/text-field.tsx'

const fieldWith = (value: string, onChange: (value: string) => void) => (
  <TextField label="Email" name="email" value={value} onChange={onChange} />
)

/** A field as the build draws it: empty, and without its program. */
const drawnField = () => {
  const room = document.createElement('div')
  document.body.append(room)
  onTestFinished(() => room.remove())
  // Markup of our own, as a browser would have parsed it.
  room.innerHTML = renderToString(fieldWith('', () => {}))
  const input = room.querySelector('input')
  if (!input) throw new Error('No field was drawn')
  const takeOver = (value: string) => {
    const told = vi.fn()
    render(fieldWith(value, told), { container: room, hydrate: true })
    return told
  }
  return { input, takeOver }
}

test('what was typed before the program came is told once, in the field that it was typed into', () => {
  const { input, takeOver } = drawnField()
  input.value = 'maya'
  const told = takeOver('')
  expect(told.mock.calls).toEqual([['maya']])
  expect(input.isConnected).toBe(true)
})

test('what was typed counts more than a draft that was kept', () => {
  const { input, takeOver } = drawnField()
  input.value = 'maya'
  expect(takeOver('jon').mock.calls).toEqual([['maya']])
})

test('nothing is told of a field that nobody touched, and it shows the kept draft', () => {
  const { input, takeOver } = drawnField()
  expect(takeOver('jon')).not.toHaveBeenCalled()
  expect(input.value).toBe('jon')
})
