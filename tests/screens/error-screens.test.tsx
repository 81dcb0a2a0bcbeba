import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { CrashScreen } from '../../src/screens/crash/crash-screen.tsx'
import { LoadErrorScreen } from '../../src/screens/load-error/load-error-screen.tsx'
import { NotFoundScreen } from '../../src/screens/not-found/not-found-screen.tsx'
import { PendingScreen } from '../../src/screens/pending/pending-screen.tsx'

describe('the load error page', () => {
  test('shows the message, the reference for support, and a Retry button (spec 2.86, 2.87)', async () => {
    const onRetry = vi.fn()
    render(<LoadErrorScreen message="no answer" reference="req-7" onRetry={onRetry} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Error: no answer')
    expect(screen.getByText('Reference req-7').textContent).toBe('Reference req-7')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('promises nothing about what was saved, because the failure may be a deleted account', () => {
    render(<LoadErrorScreen message="no answer" onRetry={() => {}} />)
    expect(screen.getByRole('main').textContent).toBe('Error: no answerRetry')
  })
})

describe('the 404 page', () => {
  test('shows Page Not Found and a link to / (spec 2.76, 2.77)', () => {
    render(<NotFoundScreen links={{ home: <a href="/">.</a> }} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found')
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
  })
})

describe('the error page', () => {
  test('has a button that reloads the page', async () => {
    const onReload = vi.fn()
    render(<CrashScreen onReload={onReload} />)
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
    expect(onReload).toHaveBeenCalledOnce()
  })
})

describe('the loading page', () => {
  test('has a status with an accessible name', () => {
    render(<PendingScreen />)
    expect(screen.getByRole('status').getAttribute('aria-label')).toBe('Loading...')
  })
})
