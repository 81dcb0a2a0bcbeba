import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Steps } from '../../src/design/dark-panel/steps.tsx'
import { HeroStage } from '../../src/design/hero/hero-stage.tsx'
import { Center } from '../../src/design/layout/center.tsx'
import { Frame } from '../../src/design/layout/frame.tsx'
import { Page } from '../../src/design/layout/page.tsx'
import { Logo } from '../../src/design/logo/logo.tsx'
import { Panels } from '../../src/design/panel/panels.tsx'
import { Spinner } from '../../src/design/spinner/spinner.tsx'
import { Split } from '../../src/design/split/split.tsx'
import { Heading } from '../../src/design/text/heading.tsx'
import { TopBar } from '../../src/design/top-bar/top-bar.tsx'
import { EnvelopeArt } from '../../src/design/vine/envelope-art.tsx'
import { LockArt } from '../../src/design/vine/lock-art.tsx'
import { LostVineArt } from '../../src/design/vine/lost-vine-art.tsx'
import { SnappedStemArt } from '../../src/design/vine/snapped-stem-art.tsx'

describe('every page', () => {
  test.each([
    [
      'page',
      <Page key="" width="max">
        Words
      </Page>,
    ],
    ['short message', <Center key="">Words</Center>],
    [
      'split page',
      <Split key="" proportion="wide" brand="" panel="">
        Words
      </Split>,
    ],
    [
      'landing page',
      <Panels key="" snapping={false} moved={false} background="canvas">
        Words
      </Panels>,
    ],
  ])('has one main landmark, which the skip link jumps to: the %s', (_, page) => {
    render(
      <Frame skipTo="Skip to content" bar={<TopBar ruled brand="" end="" />}>
        {page}
      </Frame>,
    )
    const target = screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')
    expect(`#${screen.getByRole('main').id}`).toBe(target)
    expect(screen.getByRole('main').textContent).toContain('Words')
  })

  test('with a bar has it as its banner, before the page', () => {
    render(
      <Frame skipTo="Skip" bar={<TopBar ruled brand={<Logo name="Trellis" />} end="Menu" />}>
        <Page width="max">Words</Page>
      </Frame>,
    )
    const banner = screen.getByRole('banner')
    expect(banner.textContent).toBe('TrellisMenu')
    expect(banner.compareDocumentPosition(screen.getByRole('main'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  test('without a bar has no skip link', () => {
    render(<Frame skipTo="Skip to content">Words</Frame>)
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('a heading', () => {
  test('has a level independent of its size, and can receive the focus', () => {
    render(
      <Heading level={1} size="subheading" tabIndex={-1}>
        Welcome back
      </Heading>,
    )
    const heading = screen.getByRole('heading', { level: 1, name: 'Welcome back' })
    heading.focus()
    expect(document.activeElement).toBe(heading)
  })
})

describe('illustrations', () => {
  test('are hidden, because the text next to them has the same content', () => {
    const { container } = render(
      <>
        <EnvelopeArt />
        <EnvelopeArt state="verified" />
        <LockArt />
        <SnappedStemArt />
        <LostVineArt />
      </>,
    )
    const drawings = [...container.querySelectorAll('svg')]
    expect(drawings).toHaveLength(5)
    expect(drawings.filter((drawing) => drawing.getAttribute('aria-hidden') !== 'true')).toEqual([])
  })

  test('of the hero are one image with one description', () => {
    render(<HeroStage label="Three calendars and one free evening" />)
    const image = screen.getByRole('img', { name: 'Three calendars and one free evening' })
    const spoken = [...image.children].filter((child) => !child.hasAttribute('aria-hidden'))
    expect(spoken).toEqual([])
  })
})

describe('the steps next to a form', () => {
  test('are a list that marks the current step', () => {
    const steps = [
      { title: 'Create your account', text: 'A name', current: true },
      { title: 'Verify your email', text: 'One link', current: false },
    ]
    render(<Steps title="Two steps" steps={steps} />)
    const [first, second] = screen.getAllByRole('listitem')
    expect(first?.getAttribute('aria-current')).toBe('step')
    expect(second?.hasAttribute('aria-current')).toBe(false)
  })
})

describe('the spinner', () => {
  test('announces what is loading', () => {
    render(<Spinner size={96} label="Loading profile..." />)
    expect(screen.getByRole('status', { name: 'Loading profile...' }).textContent).toBe('')
  })

  test('is decorative without a label', () => {
    render(<Spinner />)
    expect(screen.queryByRole('status')).toBeNull()
  })
})
