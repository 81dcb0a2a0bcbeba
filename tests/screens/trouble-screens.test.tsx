import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { CrashScreen } from '../../src/screens/crash/crash-screen.tsx'
import { LoadErrorScreen } from '../../src/screens/load-error/load-error-screen.tsx'
import { NotFoundScreen } from '../../src/screens/not-found/not-found-screen.tsx'
import { PendingScreen } from '../../src/screens/pending/pending-screen.tsx'

describe('the load error page', () => {
  test('says what went wrong, with the reference that support can look up (spec 2.86, 2.87)', async () => {
    const onRetry = vi.fn()
    render(<LoadErrorScreen message="no answer" reference="req-7" onRetry={onRetry} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Error: no answer')
    expect(screen.getByText('Reference req-7').textContent).toBe('Reference req-7')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('an unknown address', () => {
  test('says Page Not Found and leads home (spec 2.76, 2.77)', () => {
    render(<NotFoundScreen links={{ home: <a href="/">.</a> }} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found')
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
  })
})

describe('a broken page', () => {
  test('offers to load it again, and shows nothing of the exception', async () => {
    const onReload = vi.fn()
    render(<CrashScreen onReload={onReload} />)
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
    expect(onReload).toHaveBeenCalledOnce()
  })
})

describe('a page that waits', () => {
  test('says so to a screen reader', () => {
    render(<PendingScreen />)
    expect(screen.getByRole('status').getAttribute('aria-label')).toBe('Loading...')
  })
})
