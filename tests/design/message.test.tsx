import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Message } from '../../src/design/message/message.tsx'

const iconIn = (container: HTMLElement) =>
  container.querySelector('[data-icon]')?.getAttribute('data-icon')

describe('a message', () => {
  test.each([
    ['success', 'tick'],
    ['info', 'info'],
    ['danger', 'error'],
  ] as const)('of %s carries its own icon', (tone, icon) => {
    const { container } = render(<Message tone={tone}>Email verified successfully!</Message>)
    expect(iconIn(container)).toBe(icon)
  })

  test('can be green with the info icon', () => {
    const { container } = render(
      <Message tone="success" icon="info">
        Email not verified yet.
      </Message>,
    )
    expect(container.querySelector('[data-tone="success"]')?.textContent).toBe(
      'Email not verified yet.',
    )
    expect(iconIn(container)).toBe('info')
  })

  test('that is live has its region in the page before its text', () => {
    const { rerender } = render(
      <Message tone="info" live="polite">
        {null}
      </Message>,
    )
    const region = screen.getByRole('status')
    expect(region.textContent).toBe('')
    rerender(
      <Message tone="info" live="polite">
        Failed to check verification status.
      </Message>,
    )
    expect(screen.getByRole('status')).toBe(region)
    expect(region.textContent).toBe('Failed to check verification status.')
  })

  test('is not announced unless it is live', () => {
    render(<Message tone="info">Please check your email</Message>)
    expect(screen.queryByRole('status')).toBeNull()
  })
})
