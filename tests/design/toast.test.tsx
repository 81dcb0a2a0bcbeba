import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Dialog } from '../../src/design/dialog/dialog.tsx'
import { clearToasts, showToast } from '../../src/design/toast/show-toast.ts'
import { ToastArea } from '../../src/design/toast/toast-area.tsx'
import { ToastSpace } from '../../src/design/toast/toast-space.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <ToastSpace>
      <ToastArea label="Notifications" closeLabel="Close" />
    </ToastSpace>,
  )
})

afterEach(() => {
  act(clearToasts)
  cleanup()
  vi.useRealTimers()
})

const show = (...toasts: Parameters<typeof showToast>[0][]) =>
  act(() => {
    for (const toast of toasts) showToast(toast)
  })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const inView = () =>
  [...document.querySelectorAll('[data-tone]:not([data-leaving])')].map(
    (toast) => toast.textContent,
  )

describe('toasts', () => {
  test('appear in a region that has a name and exists before them', () => {
    const region = screen.getByRole('region', { name: 'Notifications' })
    show({ tone: 'info', text: 'Please check your email' })
    expect(region.textContent).toBe('Please check your email')
  })

  test('are announced once, in a live region that exists before them: errors as alerts, others as status', () => {
    const live = document.querySelector('[aria-live="polite"]')
    show({ tone: 'danger', text: 'Login failed' }, { tone: 'success', text: 'Saved' })
    expect(live?.contains(screen.getByText('Login failed'))).toBe(true)
    expect(live?.contains(screen.getByText('Saved'))).toBe(true)
    // The innermost region announces a text, so each of them is announced once.
    expect(screen.getByRole('alert').textContent).toBe('Login failed')
    expect(screen.getByRole('status').textContent).toBe('Saved')
    expect(live?.querySelectorAll('[role]:not(section) [role]')).toHaveLength(0)
  })

  test('are stacked with the newest on top, three at most', () => {
    show(
      { tone: 'info', text: 'first' },
      { tone: 'info', text: 'second' },
      { tone: 'info', text: 'third' },
      { tone: 'info', text: 'fourth' },
    )
    expect(inView()).toEqual(['fourth', 'third', 'second'])
    pass(1000)
    expect(screen.queryByText('first')).toBeNull()
  })

  test('disappear after 5 s, not before', () => {
    show({ tone: 'success', text: 'Saved' })
    pass(4999)
    expect(inView()).toEqual(['Saved'])
    pass(2)
    expect(inView()).toEqual([])
    pass(160)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  test.each([
    ['the pointer', 'mouseEnter', 'mouseLeave'],
    ['the focus', 'focus', 'blur'],
  ] as const)(
    'stay as long as %s is on one of them, and then for the rest of their time',
    (_, come, go) => {
      show({ tone: 'success', text: 'Saved' })
      pass(3000)
      const close = screen.getByRole('button', { name: 'Close' })
      fireEvent[come](come === 'focus' ? close : screen.getByRole('region'))
      pass(60_000)
      expect(inView()).toEqual(['Saved'])
      fireEvent[go](come === 'focus' ? close : screen.getByRole('region'))
      pass(1999)
      expect(inView()).toEqual(['Saved'])
      pass(2)
      expect(inView()).toEqual([])
    },
  )

  test('can be closed without a delay for the others', () => {
    show({ tone: 'info', text: 'first' }, { tone: 'info', text: 'second' })
    const [newest] = screen.getAllByRole('button', { name: 'Close' })
    if (!newest) throw new Error('There is no close button.')
    fireEvent.mouseEnter(screen.getByRole('region'))
    fireEvent.click(newest)
    expect(inView()).toEqual(['first'])
    pass(5001)
    expect(inView()).toEqual([])
  })

  test('with the same id replace each other', () => {
    show({ tone: 'danger', text: 'Login failed', id: 'login' })
    show({ tone: 'danger', text: 'email is not verified', id: 'login' })
    expect(inView()).toEqual(['email is not verified'])
  })

  test('show hostile text as text', () => {
    show({ tone: 'danger', text: '<b onclick="alert(1)">x</b>' })
    expect(inView()).toEqual(['<b onclick="alert(1)">x</b>'])
    expect(document.querySelector('b')).toBeNull()
  })

  test('add no style element to the page, which the content security policy would block', () => {
    show({ tone: 'danger', text: 'Login failed' })
    expect(document.querySelectorAll('style')).toHaveLength(0)
  })
})

test('that appear after a dialog has opened are still announced', async () => {
  vi.useRealTimers()
  const late = (toasts: ReactNode) => (
    <>
      <main>the page</main>
      <Dialog open onClose={() => {}} title="Sure?" actions={<button type="button">Yes</button>} />
      <ToastSpace>{toasts}</ToastSpace>
    </>
  )
  const page = render(late(null))
  await waitFor(() => expect(screen.getByText('the page').getAttribute('aria-hidden')).toBe('true'))
  page.rerender(late(<ToastArea label="Late" closeLabel="Close" />))
  expect(screen.getByRole('region', { name: 'Late' }).closest('[aria-hidden="true"]')).toBe(null)
})
