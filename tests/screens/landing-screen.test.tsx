import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { Panel } from '../../machines/landing/panels.ts'
import { brand } from '../../src/copy/brand.ts'
import { LandingScreen } from '../../src/screens/landing/landing-screen.tsx'

const show = (panel: Panel = 0) => {
  const onJump = vi.fn()
  const view = render(<LandingScreen panel={panel} snapping onJump={onJump} />)
  return { ...view, onJump }
}

const textsOf = (elements: readonly HTMLElement[]) => elements.map((it) => it.textContent)

describe('the landing page', () => {
  test('has four panels in the order of the specification, each labelled by its heading (spec 2.20, 2.23, 4.01)', () => {
    const { container } = show()
    const panels = [...container.querySelectorAll<HTMLElement>('section[data-panel]')]
    expect(panels.map(({ id, dataset }) => `${dataset.panel} ${id}`)).toEqual([
      '0 top',
      '1 key-features',
      '2 why-us',
      '3 download',
    ])
    expect(textsOf(screen.getAllByRole('heading', { level: 1 }))).toEqual([
      'Give your plans something to climb.',
    ])
    expect(textsOf(screen.getAllByRole('heading', { level: 2 }))).toEqual([
      'Key Features',
      'Why Us?',
      'Take the trellis with you.',
    ])
    for (const panel of panels) {
      const heading = document.getElementById(panel.getAttribute('aria-labelledby') ?? '')
      expect(panel.contains(heading)).toBe(true)
      expect(heading?.tabIndex).toBe(-1)
    }
  })

  test('has the tagline above its headline (spec 1.01)', () => {
    show()
    const tagline = screen.getByText('Coordinate. Connect. Cultivate.')
    expect(tagline.closest('section')?.id).toBe('top')
  })

  test('describes each of the three features (spec 1.11, 1.12, 1.13)', () => {
    show()
    expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual([
      'Seamless Scheduling',
      'Unified Connections',
      'Real-Time Insights',
    ])
    const descriptions = screen
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.nextElementSibling?.textContent)
    expect(descriptions).toEqual([
      'AI finds free slots for you and your connections.',
      'Personal and professional contacts in one place.',
      'Notifications, event updates, reminders.',
    ])
  })

  test('describes the app: AI schedules meetups, reminders, calendars and contacts in one place (spec 1.00)', () => {
    show()
    const page = document.body.textContent ?? ''
    expect(page).toContain('AI SCHEDULING')
    expect(page).toContain('AI finds free slots for you and your connections.')
    expect(page).toContain('SMART REMINDERS')
    expect(page).toContain('CALENDAR SYNC')
    expect(page).toMatch(/lines up everyone’s calendars, finds the hour when you’re all free/)
    expect(page).toMatch(/keeps your reminders and contacts in one place/)
  })

  test('exposes the four features of the marquee once to screen readers (spec 2.31, 2.32, 2.33, 2.34)', () => {
    show()
    const list = screen.getByRole('list', { name: 'What the app does' })
    expect(textsOf(within(list).getAllByRole('listitem'))).toEqual([
      'AI SCHEDULING',
      'SMART REMINDERS',
      'CALENDAR SYNC',
      'SEAMLESS COORDINATION',
    ])
  })

  test('describes the calendar illustration, and hides every other one from screen readers', () => {
    const { container } = show()
    expect(screen.getAllByRole('img').map((it) => it.getAttribute('aria-label'))).toEqual([
      expect.stringContaining('all three are free for supper'),
    ])
    expect(container.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0)
  })

  test.each([
    ['Download the App', 3],
    ['Download', 3],
    ['Why Us?', 2],
    ['Key Features', 1],
  ])('jumps with the link %s to panel %i (spec 2.26, 2.27, 2.28, 2.29)', async (name, panel) => {
    const { onJump } = show()
    await userEvent.click(screen.getByRole('link', { name }))
    expect(onJump.mock.calls).toEqual([[panel]])
  })

  test('has links with fragments between panels, which work without scripts', () => {
    show()
    const targets = ['Download the App', 'Download', 'Why Us?', 'Key Features'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    )
    expect(targets).toEqual(['#download', '#download', '#why-us', '#key-features'])
  })

  test.each([
    [0, null],
    [1, 'Key Features'],
    [2, 'Why Us?'],
    [3, 'Download'],
  ] as const)('marks panel %i as current in its navigation', (panel, name) => {
    show(panel)
    expect(screen.queryByRole('link', { current: true })?.textContent ?? null).toBe(name)
  })

  test('links to both configured stores in the download panel (spec 2.35, 2.36)', () => {
    show()
    for (const [name, url] of [
      ['Get it on Google Play', brand.googlePlay],
      ['Download on the Apple App Store', brand.appStore],
    ] as const) {
      const link = screen.getByRole('link', { name })
      expect(link.getAttribute('href')).toBe(url)
      expect(link.closest('section')?.id).toBe('download')
    }
  })

  test('says that the app is coming instead of following a link without a store', async () => {
    show()
    for (const [name, text] of [
      ['Get it on Google Play', 'Coming soon to Google Play'],
      ['Download on the Apple App Store', 'Coming soon to the Apple App Store'],
    ] as const) {
      const link = screen.getByRole('link', { name })
      expect(fireEvent.click(link)).toBe(false)
      expect(within(link.closest('section') ?? link).getByRole('status').textContent).toBe(text)
    }
  })

  test('shows a placeholder in place of the film, and closes it again (spec 2.21, 2.22)', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Play the film' }))
    const film = within(screen.getByRole('figure'))
    expect(film.getByRole('status').textContent).toContain('The film is coming soon.')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(film.queryByRole('status')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play the film' }))
  })

  test('does not fade in the first panel', () => {
    const { container, rerender } = show()
    expect(container.querySelector('[data-moved]')).toBeNull()
    rerender(<LandingScreen panel={1} snapping onJump={vi.fn()} />)
    expect(container.querySelector('[data-moved] > [data-current]')?.id).toBe('key-features')
  })
})
