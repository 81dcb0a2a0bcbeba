import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { Choice } from '../../src/design/choice/choice.tsx'

const options = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const

function Themes() {
  const [chosen, choose] = useState<'light' | 'dark'>('light')
  return <Choice label="Theme" options={options} chosen={chosen} onChoose={choose} />
}

const chosen = () => screen.getByRole('radio', { checked: true }).textContent

describe('a choice', () => {
  test('is a named radio group with one selected option', () => {
    render(<Themes />)
    const group = screen.getByRole('radiogroup', { name: 'Theme' })
    expect(
      within(group)
        .getAllByRole('radio')
        .map(({ textContent }) => textContent),
    ).toEqual(['Light', 'Dark'])
    expect(chosen()).toBe('Light')
  })

  test('is made by a press and by the arrow keys', async () => {
    render(<Themes />)
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(chosen()).toBe('Dark')
    await userEvent.keyboard('{ArrowLeft}')
    expect(chosen()).toBe('Light')
  })

  test('is marked by a tick, not by colour alone', async () => {
    render(<Themes />)
    const ticked = () =>
      screen.getAllByRole('radio').map((radio) => radio.querySelector('svg') !== null)
    expect(ticked()).toEqual([true, false])
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(ticked()).toEqual([false, true])
  })
})
