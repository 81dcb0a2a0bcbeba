import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useActorRef, useSelector } from '@xstate/react'
import { describe, expect, test, vi } from 'vitest'
import { interestNames } from '../../machines/interest-names.gen.ts'
import { interestsMachine } from '../../machines/interests/interests-machine.ts'
import { preferencesCopy } from '../../src/copy/preferences.ts'
import { PreferencesScreen } from '../../src/screens/preferences/preferences-screen.tsx'
import type { PreferencesScreenProps } from '../../src/screens/preferences/view-props.ts'
import {
  preferencesHandlers,
  toPreferencesProps,
} from '../../src/screens/preferences/view-props.ts'
import { isDisabled } from './support/expect-state.ts'

const props = (changes: Partial<PreferencesScreenProps> = {}): PreferencesScreenProps => ({
  texts: preferencesCopy.choose,
  names: interestNames,
  total: interestNames.length,
  filter: '',
  selected: [],
  busy: false,
  restored: false,
  asking: false,
  onToggle: vi.fn(),
  onFilter: vi.fn(),
  onSubmit: vi.fn(),
  onDiscard: vi.fn(),
  onLeave: vi.fn(),
  onStay: vi.fn(),
  ...changes,
})

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
      {...props()}
      {...useSelector(flow, toPreferencesProps)}
      {...preferencesHandlers(flow.send, { mode: 'choosing' })}
      {...handlers}
    />
  )
}

const field = () => screen.getByRole('searchbox', { name: 'Find an interest' })

/** The names in the order of the specification (section 3). */
const specified =
  'Language Exchange, Startup Events, Dance, Open Mics, Karaoke, Beach Walks, Horse Riding, Wine Tasting, Thrift Markets, DIY Crafts, Fitness, Stargazing, Local Festivals, Movie Nights, Poetry Slams, Tech Meetups, Book Clubs, Co-working Cafes, Volunteering, Magic Shows, Boat Rides, Hackathons, Handmade Shopping, Music Instruments, Hiking, Coffee Shops, Coding, Live Music, Street Food, Yoga, Museums, Escape Rooms, Fine Dining, Bookstores, Thrift Shopping, Spa, VR Experiences, Theatre, Art Galleries, Board Games, Bowling, Camping, Wildlife Parks, Ziplining, Malls, Photography, Gaming Arcades, Go-Karting, Food Trucks, Painting, Meditation, Cooking, Nightlife'

const chip = (name: string) => screen.getByRole('checkbox', { name })

describe('the preferences screen', () => {
  test('shows every specified interest once with its icon, in order, in a labelled group (spec 2.99, 3.51, 3.53, 3.54, 3.57)', () => {
    render(<PreferencesScreen {...props()} />)
    const group = screen.getByRole('group', { name: 'Interests' })
    const chips = screen.getAllByRole('checkbox')
    expect(chips.map((it) => it.getAttribute('aria-label') ?? it.textContent)).toEqual(
      specified.split(', '),
    )
    expect(chips.every((it) => group.contains(it))).toBe(true)
    const icons = chips.map((it) => it.querySelector('svg path')?.getAttribute('d'))
    expect(new Set(icons).size).toBe(chips.length)
  })

  test('shows all 53 names that the specification lists, although it counts 52 (spec 9.14)', () => {
    render(<PreferencesScreen {...props()} />)
    expect(screen.getAllByRole('checkbox')).toHaveLength(53)
  })

  test('toggles a chip with the mouse and with Space (spec 4.33)', async () => {
    const given = props()
    render(<PreferencesScreen {...given} />)
    await userEvent.click(chip('Hiking'))
    chip('Live Music').focus()
    await userEvent.keyboard(' ')
    expect(vi.mocked(given.onToggle).mock.calls).toEqual([['Hiking'], ['Live Music']])
  })

  test('shows and counts the chosen interests', () => {
    const names = ['Hiking', 'Yoga']
    render(<PreferencesScreen {...props({ names, total: 2, selected: ['Yoga'] })} />)
    expect(chip('Yoga').getAttribute('aria-checked')).toBe('true')
    expect(chip('Hiking').getAttribute('aria-checked')).toBe('false')
    expect(announcements()).toContain('1 of 2 selected')
  })

  test('submits with its button (spec 2.98, 2.100)', async () => {
    const given = props({ selected: ['Hiking'] })
    render(<PreferencesScreen {...given} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Select Your Preferences')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm & next' }))
    expect(given.onSubmit).toHaveBeenCalledOnce()
  })

  test('shows why the interests cannot be saved, which a toast announces', () => {
    const view = render(<PreferencesScreen {...props()} />)
    view.rerender(
      <PreferencesScreen {...props({ problem: 'Please select at least one interest' })} />,
    )
    const problem = screen.getByText('Please select at least one interest')
    expect(problem.closest('[role="status"]')).toBeNull()
  })

  test('does not submit again while busy', async () => {
    const given = props({ selected: ['Hiking'], busy: true })
    render(<PreferencesScreen {...given} />)
    const button = screen.getByRole('button', { name: 'Saving...' })
    await userEvent.click(button)
    expect(isDisabled(button)).toBe(true)
    expect(given.onSubmit).not.toHaveBeenCalled()
  })

  test('is the update screen with other texts and a Cancel button (spec 2.126, 2.129, 2.130)', async () => {
    const onCancel = vi.fn()
    render(<PreferencesScreen {...props({ texts: preferencesCopy.update, onCancel })} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Update Your Preferences')
    expect(screen.getByRole('button', { name: 'Update Preferences' }).tagName).toBe('BUTTON')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onCancel).toHaveBeenCalledOnce()
  })

  test('has no Cancel button when interests are chosen for the first time', () => {
    render(<PreferencesScreen {...props()} />)
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  })
})

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
    render(<PreferencesScreen {...props()} />)
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
