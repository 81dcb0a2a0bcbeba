import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { Marquee } from '../../src/design/marquee/marquee.tsx'

const items = ['AI SCHEDULING', 'SMART REMINDERS', 'CALENDAR SYNC', 'SEAMLESS COORDINATION']

describe('the marquee', () => {
  test('is one list for assistive technology and hides its copies', () => {
    render(<Marquee items={items} label="What the app does" />)
    const list = screen.getByRole('list', { name: 'What the app does' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(items)
    expect(screen.getAllByRole('list')).toHaveLength(1)
    const others = screen.getAllByText('CALENDAR SYNC').filter((text) => !list.contains(text))
    expect(others.length).toBeGreaterThan(0)
    for (const other of others) expect(other.closest('[aria-hidden="true"]')).not.toBeNull()
  })

  test('pauses when its button is pressed, until it is pressed again', async () => {
    const user = userEvent.setup()
    const { container } = render(<Marquee items={items} label="Features" pauseLabel="Pause" />)
    const button = screen.getByRole('button', { name: 'Pause' })
    const isPaused = () => container.querySelector('[data-paused]') !== null
    expect([isPaused(), button.getAttribute('aria-pressed')]).toEqual([false, 'false'])
    await user.click(button)
    expect([isPaused(), button.getAttribute('aria-pressed')]).toEqual([true, 'true'])
    await user.click(button)
    expect([isPaused(), button.getAttribute('aria-pressed')]).toEqual([false, 'false'])
  })
})
