import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { idleLanding } from '../../lab/previews/idle-page.tsx'
import type { Panel } from '../../machines/landing/panels.ts'
import { brand } from '../../src/copy/brand.ts'
import { LandingScreen } from '../../src/screens/landing/landing-screen.tsx'

const textsOf = (elements: readonly HTMLElement[]) => elements.map((it) => it.textContent)

const headings = (level: number) => textsOf(screen.getAllByRole('heading', { level }))

test('has four panels in the order of the specification, each labelled by its heading (spec 2.20, 2.23, 4.01)', () => {
  const { container } = render(<LandingScreen {...idleLanding} />)
  const panels = [...container.querySelectorAll<HTMLElement>('[data-panel]')]
  const names = ['0 top', '1 key-features', '2 why-us', '3 download']
  expect(panels.map(({ id, dataset }) => `${dataset.panel} ${id}`)).toEqual(names)
  expect(within(screen.getByRole('contentinfo')).getByRole('heading').id).toBe('download-heading')
  expect(headings(1)).toEqual(['Give your plans something to climb.'])
  expect(headings(2)).toEqual(['Key Features', 'Why Us?', 'Take the trellis with you.'])
  for (const panel of panels) {
    const heading = document.getElementById(panel.getAttribute('aria-labelledby') ?? '')
    expect([panel.contains(heading), heading?.tabIndex]).toEqual([true, -1])
  }
})

test('presents the app: AI schedules meetups, reminders, calendars and contacts in one place (spec 1.00, 1.01, 1.11, 1.12, 1.13)', () => {
  render(<LandingScreen {...idleLanding} />)
  const tagline = screen.getByText('Coordinate. Connect. Cultivate.')
  expect(tagline.closest('section')?.id).toBe('top')
  expect(headings(3)).toEqual(['Seamless Scheduling', 'Unified Connections', 'Real-Time Insights'])
  const features = screen.getAllByRole('heading', { level: 3 })
  expect(features.map((title) => title.nextElementSibling?.textContent)).toEqual([
    'AI finds free slots for you and your connections.',
    'Personal and professional contacts in one place.',
    'Notifications, event updates, reminders.',
  ])
  const page = document.body.textContent ?? ''
  expect(page).toMatch(/lines up everyone’s calendars, finds the hour when you’re all free/)
  expect(page).toMatch(/keeps your reminders and contacts in one place/)
})

test('exposes the marquee and one illustration once to screen readers (spec 2.31, 2.32, 2.33, 2.34)', () => {
  const { container } = render(<LandingScreen {...idleLanding} />)
  const list = screen.getByRole('list', { name: 'What the app does' })
  expect(textsOf(within(list).getAllByRole('listitem'))).toEqual([
    ...['AI SCHEDULING', 'SMART REMINDERS', 'CALENDAR SYNC', 'SEAMLESS COORDINATION'],
  ])
  expect(screen.getAllByRole('img').map((it) => it.getAttribute('aria-label'))).toEqual([
    expect.stringContaining('all three are free for supper'),
  ])
  expect(container.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0)
})

test.each<[string, Panel, string]>([
  ['Download the App', 3, '#download'],
  ['Download', 3, '#download'],
  ['Why Us?', 2, '#why-us'],
  ['Key Features', 1, '#key-features'],
])(
  'jumps with the link %s to panel %i, to %s without scripts (spec 2.26, 2.27, 2.28, 2.29)',
  async (name, panel, target) => {
    const onJump = vi.fn()
    const view = render(<LandingScreen {...idleLanding} onJump={onJump} />)
    const link = screen.getByRole('link', { name })
    expect(link.getAttribute('href')).toBe(target)
    await userEvent.click(link)
    expect(onJump.mock.calls).toEqual([[panel]])
    expect(screen.queryByRole('link', { current: true })).toBeNull()
    expect(view.container.querySelector('[data-moved]')).toBeNull()
    view.rerender(<LandingScreen {...idleLanding} panel={panel} moved />)
    const current = screen.getByRole('link', { current: true })
    expect(current.getAttribute('href')).toBe(target)
    expect(view.container.querySelector('[data-moved] [data-current]')?.id).toBe(target.slice(1))
  },
)

test.each([
  ['Coming soon Google Play', brand.googlePlay],
  ['Coming soon Apple App Store', brand.appStore],
])(
  'has the link %s in the download panel, which leads nowhere if there is no store (spec 2.35, 2.36)',
  (name, url) => {
    render(<LandingScreen {...idleLanding} />)
    const link = screen.getByRole('link', { name })
    expect(link.getAttribute('href')).toBe(url)
    expect(link.closest('footer')?.id).toBe('download')
    expect(fireEvent.click(link)).toBe(false)
  },
)

test('shows a placeholder in place of the film, and closes it again (spec 2.21, 2.22)', async () => {
  render(<LandingScreen {...idleLanding} />)
  await userEvent.click(screen.getByRole('button', { name: 'Play the film' }))
  const film = within(screen.getByRole('figure'))
  expect(film.getByRole('status').textContent).toContain('The film is coming soon.')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(film.queryByRole('status')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play the film' }))
})
