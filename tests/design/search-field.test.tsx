import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { SearchField } from '../../src/design/field/search-field.tsx'

function Field() {
  const [value, setValue] = useState('')
  const inputRef = useRef<HTMLInputElement>(null)
  return (
    <SearchField
      label="Find a plant"
      value={value}
      onChange={setValue}
      result={value && '1 found'}
      clearLabel="Clear"
      inputRef={inputRef}
    />
  )
}

const field = () => screen.getByRole('searchbox', { name: 'Find a plant' })

describe('a search field', () => {
  test('has a live region from the start, and announces the result in it', async () => {
    render(<Field />)
    const region = screen.getByRole('status')
    expect(region.textContent).toBe('')
    await userEvent.type(field(), 'fern')
    expect(region.textContent).toBe('1 found')
    expect(region.isConnected).toBe(true)
  })

  test('handles Escape while there is text to clear, and ignores it otherwise', async () => {
    const left: boolean[] = []
    const record = (event: KeyboardEvent) => {
      if (event.key === 'Escape') left.push(!event.defaultPrevented)
    }
    addEventListener('keydown', record)
    onTestFinished(() => removeEventListener('keydown', record))
    render(<Field />)
    await userEvent.type(field(), 'fern{Escape}')
    expect(field()).toHaveProperty('value', '')
    await userEvent.type(field(), '{Escape}')
    expect(left).toEqual([false, true])
  })
})
