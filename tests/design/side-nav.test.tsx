import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { SideNav } from '../../src/design/side-nav/side-nav.tsx'
import { stakeHeight, stems } from '../../src/design/side-nav/stake.ts'

const items = [
  { id: 'download', label: 'Download' },
  { id: 'why-us', label: 'Why Us?' },
  { id: 'key-features', label: 'Key Features' },
] as const
type Id = (typeof items)[number]['id']

const navigation = (current: Id | null, onPick: (id: Id) => void = () => {}) => (
  <SideNav label="Panels" items={items} current={current} background="canvas" onPick={onPick} />
)
const show = (...to: Parameters<typeof navigation>) => render(navigation(...to))

const reached = () => screen.getByRole('navigation').getAttribute('data-reached')
const grownStems = (container: HTMLElement) => container.querySelectorAll('g[data-grown]').length

describe('the side navigation', () => {
  test('is a named landmark with its links in the given order', () => {
    show(null)
    const landmark = screen.getByRole('navigation', { name: 'Panels' })
    expect(
      within(landmark)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Download', 'Why Us?', 'Key Features'])
  })

  test('marks the current link, and no other', () => {
    show('why-us')
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Why Us?')
    expect(screen.getAllByRole('link', { current: false })).toHaveLength(2)
  })

  test('reports the selected link, by pointer and by keyboard', async () => {
    const picked: Id[] = []
    show(null, (id) => picked.push(id))
    await userEvent.click(screen.getByRole('link', { name: 'Download' }))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(picked).toEqual(['download', 'why-us', 'key-features'])
  })

  test('has working links before any script runs', () => {
    show(null)
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(ways).toEqual(['#download', '#why-us', '#key-features'])
  })

  test('shows a sprout before the first target', () => {
    const { container } = show(null)
    expect(reached()).toBe('0')
    expect(grownStems(container)).toBe(1)
  })

  test('has only the sprout in prerendered markup, and its stems as soon as a script runs', () => {
    const container = document.createElement('div')
    container.innerHTML = renderToString(navigation(null))
    expect(container.querySelectorAll('svg > g')).toHaveLength(1)
    document.body.append(container)
    render(navigation(null), { container, hydrate: true })
    expect(container.querySelectorAll('svg > g')).toHaveLength(1 + items.length)
  })

  test.each([
    ['key-features', '1'],
    ['why-us', '2'],
    ['download', '3'],
  ] as const)('has climbed from its foot as far as %s', (current, height) => {
    const { container } = show(current)
    expect(reached()).toBe(height)
    expect(grownStems(container)).toBe(Number(height))
  })
})

test('the stake of three targets is 264 px tall and the vine starts at its bottom', () => {
  expect(stakeHeight(3)).toBe(264)
  expect(stems(3).map(({ stem }) => stem.split(/[LQ]/)[0])).toEqual(['M9 264', 'M9 181', 'M9 101'])
})
