import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { FieldValue } from '../../src/design/field/field-value.ts'
import { TextField } from '../../src/design/field/text-field.tsx'

const fieldWith = (value: string, onChange: (value: FieldValue) => void) => (
  <TextField label="Email" name="email" value={value} onChange={onChange} />
)

/** A prerendered field: empty, before hydration. */
const prerenderedField = () => {
  const root = document.createElement('div')
  document.body.append(root)
  onTestFinished(() => root.remove())
  // Our own markup, as the browser would have parsed it.
  root.innerHTML = renderToString(fieldWith('', () => {}))
  const input = root.querySelector('input')
  if (!input) throw new Error('The field is missing')
  const hydrateSite = (value: string) => {
    const onChange = vi.fn()
    render(fieldWith(value, onChange), { container: root, hydrate: true })
    return onChange
  }
  return { input, hydrateSite }
}

test('hydration reports a value that was typed before it once, in the same field', () => {
  const { input, hydrateSite } = prerenderedField()
  input.value = 'maya'
  const onChange = hydrateSite('')
  expect(onChange.mock.calls).toEqual([[{ text: 'maya', unreadable: false }]])
  expect(input.isConnected).toBe(true)
})

test('a value that was typed before hydration takes precedence over a stored draft', () => {
  const { input, hydrateSite } = prerenderedField()
  input.value = 'maya'
  expect(hydrateSite('jon').mock.calls).toEqual([[{ text: 'maya', unreadable: false }]])
})

test('hydration reports nothing for an untouched field, which shows the stored draft', () => {
  const { input, hydrateSite } = prerenderedField()
  expect(hydrateSite('jon')).not.toHaveBeenCalled()
  expect(input.value).toBe('jon')
})
