import { render, screen, within } from '@testing-library/react'
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
  test('has four panels in the order of the specification, each named by its heading (spec 2.20, 2.23, 4.01)', () => {
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

  test('says what each of the three features means (spec 1.11, 1.12, 1.13)', () => {
    show()
    expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual([
      'Seamless Scheduling',
      'Unified Connections',
      'Real-Time Insights',
    ])
    const meanings = screen
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.nextElementSibling?.textContent)
    expect(meanings).toEqual([
      'AI finds free slots for you and your connections.',
      'Personal and professional contacts in one place.',
      'Notifications, event updates, reminders.',
    ])
  })

  test('reads the four features of the marquee once, however often it repeats them (spec 2.31, 2.32, 2.33, 2.34)', () => {
    show()
    const list = screen.getByRole('list', { name: 'What the app does' })
    expect(textsOf(within(list).getAllByRole('listitem'))).toEqual([
      'AI SCHEDULING',
      'SMART REMINDERS',
      'CALENDAR SYNC',
      'SEAMLESS COORDINATION',
    ])
  })

  test('tells the drawn calendar in one sentence, and hides every other drawing', () => {
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
  ])('goes by %s to panel %i (spec 2.26, 2.27, 2.28, 2.29)', async (name, panel) => {
    const { onJump } = show()
    await userEvent.click(screen.getByRole('link', { name }))
    expect(onJump.mock.calls).toEqual([[panel]])
  })

  test('has its ways between panels as links, for pages without a script', () => {
    show()
    const ways = ['Download the App', 'Download', 'Why Us?', 'Key Features'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    )
    expect(ways).toEqual(['#download', '#download', '#why-us', '#key-features'])
  })

  test.each([
    [0, null],
    [1, 'Key Features'],
    [2, 'Why Us?'],
    [3, 'Download'],
  ] as const)('marks in its navigation where panel %i is', (panel, name) => {
    show(panel)
    expect(screen.queryByRole('link', { current: true })?.textContent ?? null).toBe(name)
  })

  test('leads to both stores, wherever the configuration says they are (spec 2.35, 2.36)', () => {
    show()
    for (const [name, address] of [
      ['Get it on Google Play', brand.googlePlay],
      ['Download on the Apple App Store', brand.appStore],
    ] as const) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address)
    }
  })

  test('opens in place of the film a word that it is coming, and closes it again (spec 2.21, 2.22)', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Play the film' }))
    expect(screen.getByRole('status').textContent).toContain('The film is coming.')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('status')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play the film' }))
  })

  test('fades a panel in only after a step, never the one that it came up with', () => {
    const { container, rerender } = show()
    expect(container.querySelector('[data-moved]')).toBeNull()
    rerender(<LandingScreen panel={1} snapping onJump={vi.fn()} />)
    expect(container.querySelector('[data-moved] > [data-current]')?.id).toBe('key-features')
  })
})
