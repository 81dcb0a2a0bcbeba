import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, test } from 'vitest'
import { VerificationProgress } from '../../src/design/progress/verification-progress.tsx'

type Props = Partial<ComponentProps<typeof VerificationProgress>>

function draw(props: Props) {
  const { container } = render(
    <VerificationProgress done={7} of={30} running caption="Check 7 of 30" {...props} />,
  )
  const leaves = container.querySelectorAll('g[transform*="rotate"]').length
  return { leaves, hasRing: container.querySelector('circle') !== null }
}

describe('the verification progress', () => {
  test('has its content as text too', () => {
    draw({})
    expect(screen.getByText('Check 7 of 30').closest('[aria-hidden]')).toBeNull()
    expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })

  test('is not announced at every check', () => {
    const { container } = render(
      <VerificationProgress done={1} of={30} running caption="Check 1" />,
    )
    expect(container.querySelector('[aria-live], [role="status"]')).toBeNull()
  })

  test('has a leaf for every check and a ring at the next one', () => {
    expect(draw({ done: 7 })).toEqual({ leaves: 7, hasRing: true })
  })

  test('is bare before the first check', () => {
    expect(draw({ done: 0 })).toEqual({ leaves: 0, hasRing: true })
  })

  test('has no ring when checking has stopped', () => {
    expect(draw({ done: 30, running: false })).toEqual({ leaves: 30, hasRing: false })
    expect(draw({ done: 31, running: true })).toEqual({ leaves: 30, hasRing: false })
  })

  test('is complete and ends in two more leaves once the email is verified', () => {
    expect(draw({ done: 7, complete: true })).toEqual({ leaves: 32, hasRing: false })
  })
})
