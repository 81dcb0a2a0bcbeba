import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, test } from 'vitest'
import { settingsIcon } from '../../src/design/icon/ui/settings.gen.ts'
import { ButtonLink } from '../../src/design/link/button-link.tsx'
import { TextLink } from '../../src/design/link/text-link.tsx'
import { StatTile } from '../../src/design/tile/stat-tile.tsx'
import { BrandLink } from '../../src/design/top-bar/brand-link.tsx'

/** A stub of the router's link, with its own URL. */
function RouterLink(props: ComponentProps<'a'>) {
  return <a {...props} href="/signup" data-router="true" />
}

const router = <RouterLink />

describe('a link', () => {
  test.each([
    [
      'text',
      <TextLink key="" render={router}>
        Sign Up
      </TextLink>,
    ],
    [
      'button',
      <ButtonLink key="" render={router}>
        Sign Up
      </ButtonLink>,
    ],
    [
      'brand',
      <BrandLink key="" render={router}>
        Sign Up
      </BrandLink>,
    ],
  ])('that looks like a %s renders the given link with our styles and children', (_, link) => {
    render(link)
    const found = screen.getByRole('link', { name: 'Sign Up' })
    expect(found.dataset.router).toBe('true')
    expect(found.getAttribute('href')).toBe('/signup')
    expect(found.className).not.toBe('')
  })

  test('without a link element goes to its URL', () => {
    render(<TextLink href="/privacy">Privacy Policy</TextLink>)
    expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe(
      '/privacy',
    )
  })

  test('that shows only an icon has its text as accessible name', () => {
    render(
      <ButtonLink icon={settingsIcon} iconOnly render={<RouterLink>Other words</RouterLink>}>
        Settings
      </ButtonLink>,
    )
    expect(screen.getByRole('link', { name: 'Settings' }).textContent).toBe('')
  })
})

describe('a stat tile', () => {
  test('is a link named by number and label if it is given one', () => {
    render(<StatTile value={14} label="Interests" render={router} />)
    expect(screen.getByRole('link', { name: '14 Interests' }).dataset.router).toBe('true')
  })

  test('is not interactive by default', () => {
    const { container } = render(<StatTile value={24} label="Events attended" />)
    expect(screen.queryByRole('link')).toBeNull()
    expect(container.textContent).toBe('24 Events attended')
  })
})

test('a button link whose target is loading keeps its name, and is announced as busy', () => {
  const { rerender } = render(<ButtonLink render={router}>Sign Up</ButtonLink>)
  const found = screen.getByRole('link', { name: 'Sign Up' })
  expect(found.getAttribute('aria-busy')).toBeNull()
  rerender(
    <ButtonLink busy render={router}>
      Sign Up
    </ButtonLink>,
  )
  expect(screen.getByRole('link', { name: 'Sign Up' })).toBe(found)
  expect(found.getAttribute('aria-busy')).toBe('true')
  expect(found.getAttribute('aria-disabled')).toBe('true')
})
