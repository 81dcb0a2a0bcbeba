import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useActorRef, useSelector } from '@xstate/react'
import { describe, expect, test, vi } from 'vitest'
import { idlePreferences } from '../../lab/previews/idle-page.tsx'
import { interestNames } from '../../machines/interest-names.gen.ts'
import { interestsMachine } from '../../machines/interests/interests-machine.ts'
import { PreferencesScreen } from '../../src/screens/preferences/preferences-screen.tsx'
import type { PreferencesScreenProps } from '../../src/screens/preferences/view-props.ts'
import {
  preferencesHandlers,
  toPreferencesProps,
} from '../../src/screens/preferences/view-props.ts'

/** The texts of the live regions. */
const announcements = () =>
  screen.getAllByRole('status').map(({ textContent }) => textContent?.replace(/\s+/g, ' '))

/** The machine alone, without a page host and a storage. */
const selection = interestsMachine.provide({
  actions: { 'store draft': () => {}, 'send blocking': () => {}, 'withdraw notices': () => {} },
})

/** The screen with a running machine, as on the pages. */
function ScreenWithMachine({
  selected,
  ...handlers
}: Pick<PreferencesScreenProps, 'selected'> & Partial<PreferencesScreenProps>) {
  const flow = useActorRef(selection, {
    input: { mode: 'choosing', version: null, stored: selected, draft: null },
  })
  return (
    <PreferencesScreen
      {...idlePreferences}
      {...useSelector(flow, toPreferencesProps)}
      {...preferencesHandlers(flow.send, { mode: 'choosing' })}
      {...handlers}
    />
  )
}

const field = () => screen.getByRole('searchbox', { name: 'Find an interest' })

const chip = (name: string) => screen.getByRole('checkbox', { name })

describe('the keyboard', () => {
  test('takes at most 12 keys from the heading to three chosen and saved interests', async () => {
    const saved = vi.fn()
    render(<ScreenWithMachine selected={[]} onSubmit={saved} />)
    screen.getByRole('heading', { level: 1 }).focus()
    const keys = ['Tab', 'Tab', 'y', ' ', 'k', ' ', 'f', ' ', 'Tab', 'Enter']
    for (const key of keys) await userEvent.keyboard(key.length > 1 ? `{${key}}` : key)
    expect(keys.length).toBeLessThanOrEqual(12)
    expect(screen.getAllByRole('checkbox', { checked: true }).map((it) => it.textContent)).toEqual([
      'Karaoke',
      'Fitness',
      'Yoga',
    ])
    expect(saved).toHaveBeenCalledOnce()
  })

  test('offers a link past the chips to those who read them one by one', async () => {
    render(<PreferencesScreen {...idlePreferences} />)
    await userEvent.click(screen.getByRole('link', { name: 'Skip to “Confirm & next”' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Confirm & next' }))
  })
})

describe('finding an interest', () => {
  const shown = () => screen.queryAllByRole('checkbox').map(({ textContent }) => textContent)

  test('shows only the matching chips, in order, and announces their number', async () => {
    render(<ScreenWithMachine selected={[]} />)
    await userEvent.type(field(), 'music')
    expect(shown()).toEqual(['Music Instruments', 'Live Music'])
    expect(announcements()).toContain('2 of 53 found')
  })

  test('announces no number while nothing is typed', () => {
    render(<ScreenWithMachine selected={[]} />)
    expect(announcements()).toEqual(['', '0 of 53 selected'])
  })

  test('still counts a chosen chip that is hidden', async () => {
    render(<ScreenWithMachine selected={['Hiking']} />)
    await userEvent.type(field(), 'music')
    await userEvent.click(chip('Live Music'))
    expect(announcements()).toContain('2 of 53 selected')
    await userEvent.clear(field())
    expect(chip('Hiking').getAttribute('aria-checked')).toBe('true')
  })

  test('is cleared with Escape, and the field keeps the focus', async () => {
    render(<ScreenWithMachine selected={[]} />)
    await userEvent.type(field(), 'music{Escape}')
    expect(shown()).toEqual([...interestNames])
    expect(document.activeElement).toBe(field())
  })

  test('is cleared with a button, which moves the focus back to the field', async () => {
    render(<ScreenWithMachine selected={[]} />)
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull()
    await userEvent.type(field(), 'music')
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(shown()).toHaveLength(53)
    expect(document.activeElement).toBe(field())
  })

  test('without a match shows a message and a button that shows all', async () => {
    render(<ScreenWithMachine selected={['Hiking']} />)
    await userEvent.type(field(), 'zzz')
    expect(screen.queryByRole('group')).toBeNull()
    expect(announcements()).toEqual(['0 of 53 found', '1 of 53 selected'])
    screen.getByText('No interests match your search. Try a shorter word, or browse the full list.')
    await userEvent.click(screen.getByRole('button', { name: 'Show all 53' }))
    expect(shown()).toHaveLength(53)
    expect(document.activeElement).toBe(field())
  })

  test('comes before the chips and the submit button in the tab order', async () => {
    render(<ScreenWithMachine selected={[]} />)
    await userEvent.tab()
    expect(document.activeElement).toBe(field())
    await userEvent.type(field(), 'live music')
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear search' }))
    await userEvent.tab()
    expect(document.activeElement).toBe(chip('Live Music'))
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Confirm & next' }))
  })
})
