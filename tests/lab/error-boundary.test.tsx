import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../../lab/parts/error-boundary.tsx'

// React reports every caught error to the console.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

function Screen({ fails }: { fails: boolean }) {
  if (fails) throw new Error('no member')
  return <p>Welcome back</p>
}

const page = (fails: boolean, step: number) => (
  <>
    <p>The chart</p>
    <ErrorBoundary part="The screen" resetOn={step}>
      <Screen fails={fails} />
    </ErrorBoundary>
  </>
)

test('a part that fails shows the reason, and everything else stays', () => {
  render(page(true, 0))
  expect(screen.getByRole('alert').textContent).toContain('The screen failed: no member')
  expect(screen.getByText('The chart').textContent).toBe('The chart')
})

test('the next step renders the part again', () => {
  const { rerender } = render(page(true, 0))
  rerender(page(false, 1))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Welcome back').textContent).toBe('Welcome back')
})

test('a part is rendered again on request', async () => {
  let fails = true
  const Sometimes = () => <Screen fails={fails} />
  const onRetry = vi.fn()
  render(
    <ErrorBoundary part="The screen" resetOn={0} onRetry={onRetry}>
      <Sometimes />
    </ErrorBoundary>,
  )
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Welcome back').textContent).toBe('Welcome back')
  expect(onRetry).toHaveBeenCalledOnce()
})
