import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { interestNames } from '../../src/copy/interests.ts'
import { preferencesCopy } from '../../src/copy/preferences.ts'
import type { PreferencesScreenProps } from '../../src/screens/preferences/preferences-props.ts'
import { PreferencesScreen } from '../../src/screens/preferences/preferences-screen.tsx'
import { isDisabled } from './support/sees.ts'

const props = (changes: Partial<PreferencesScreenProps> = {}): PreferencesScreenProps => ({
  words: preferencesCopy.choose,
  names: interestNames,
  selected: [],
  busy: false,
  onToggle: vi.fn(),
  onSubmit: vi.fn(),
  ...changes,
})

const chip = (name: string) => screen.getByRole('checkbox', { name })

describe('the preferences screen', () => {
  test('offers every interest of the catalogue once, in its order, in one named group', () => {
    render(<PreferencesScreen {...props()} />)
    const group = screen.getByRole('group', { name: 'Interests' })
    const chips = screen.getAllByRole('checkbox')
    expect(chips.map((it) => it.getAttribute('aria-label') ?? it.textContent)).toEqual([
      ...interestNames,
    ])
    expect(chips.every((it) => group.contains(it))).toBe(true)
  })

  test('toggles by mouse and by the space bar', async () => {
    const given = props()
    render(<PreferencesScreen {...given} />)
    await userEvent.click(chip('Hiking'))
    chip('Live Music').focus()
    await userEvent.keyboard(' ')
    expect(vi.mocked(given.onToggle).mock.calls).toEqual([['Hiking'], ['Live Music']])
  })

  test('shows what is chosen and counts it from the data', () => {
    render(<PreferencesScreen {...props({ names: ['Hiking', 'Yoga'], selected: ['Yoga'] })} />)
    expect(chip('Yoga').getAttribute('aria-checked')).toBe('true')
    expect(chip('Hiking').getAttribute('aria-checked')).toBe('false')
    expect(screen.getByRole('status').textContent?.replace(/\s+/g, ' ')).toBe('1 of 2 selected')
  })

  test('confirms by its button', async () => {
    const given = props({ selected: ['Hiking'] })
    render(<PreferencesScreen {...given} />)
    await userEvent.click(screen.getByRole('button', { name: 'Confirm & next' }))
    expect(given.onSubmit).toHaveBeenCalledOnce()
  })

  test('announces what stands in the way of saving', () => {
    const view = render(<PreferencesScreen {...props()} />)
    view.rerender(
      <PreferencesScreen {...props({ problem: 'Please select at least one interest' })} />,
    )
    expect(screen.getByRole('status').textContent).toBe('Please select at least one interest')
  })

  test('saves once while busy', async () => {
    const given = props({ selected: ['Hiking'], busy: true })
    render(<PreferencesScreen {...given} />)
    const button = screen.getByRole('button', { name: 'Saving...' })
    await userEvent.click(button)
    expect(isDisabled(button)).toBe(true)
    expect(given.onSubmit).not.toHaveBeenCalled()
  })

  test('becomes the update screen by its words, with a way to cancel', async () => {
    const onCancel = vi.fn()
    render(<PreferencesScreen {...props({ words: preferencesCopy.update, onCancel })} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Update Your Preferences')
    expect(screen.getByRole('button', { name: 'Update Preferences' }).tagName).toBe('BUTTON')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onCancel).toHaveBeenCalledOnce()
  })

  test('has nothing to cancel when interests are chosen for the first time', () => {
    render(<PreferencesScreen {...props()} />)
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  })
})
