import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { profileIcon } from '../../src/design/icon/ui/profile.gen.ts'
import { AccountTrigger } from '../../src/design/menu/account-trigger.tsx'
import { Menu } from '../../src/design/menu/menu.tsx'

function renderMenu() {
  const chosen = vi.fn<(label: string) => void>()
  const item = (label: string) => ({ label, icon: profileIcon, onSelect: () => chosen(label) })
  render(
    <Menu
      label="Account"
      trigger={<AccountTrigger name="Maya Lindqvist" picture={null} />}
      groups={[[item('Profile')], [item('Logout')]]}
    />,
  )
  return { chosen, trigger: screen.getByRole('button', { name: 'Maya Lindqvist Account' }) }
}

const hasFocus = (label: string) =>
  waitFor(() => expect(document.activeElement?.textContent).toBe(label))

describe('a menu', () => {
  test('is closed until its trigger is pressed', async () => {
    const { trigger } = renderMenu()
    expect(screen.queryByRole('menu')).toBeNull()
    expect(trigger.getAttribute('aria-haspopup')).toBe('menu')
    expect(trigger.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(trigger)
    expect(await screen.findByRole('menu', { name: 'Account' })).toBe(screen.getByRole('menu'))
    expect(trigger.getAttribute('aria-expanded')).toBe('true')
  })

  test('opens by key on its first item; arrows wrap around, End moves to the last', async () => {
    const user = userEvent.setup()
    const { trigger } = renderMenu()
    trigger.focus()
    await user.keyboard('{Enter}')
    await hasFocus('Profile')
    await user.keyboard('{ArrowDown}')
    await hasFocus('Logout')
    await user.keyboard('{ArrowDown}')
    await hasFocus('Profile')
    await user.keyboard('{End}')
    await hasFocus('Logout')
  })

  test('runs the selected action once by key, and closes', async () => {
    const user = userEvent.setup()
    const { chosen, trigger } = renderMenu()
    trigger.focus()
    await user.keyboard('{Enter}')
    await hasFocus('Profile')
    await user.keyboard('{ArrowDown}')
    await hasFocus('Logout')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(chosen.mock.calls).toEqual([['Logout']])
  })

  test('closes on Escape without an action and restores the focus', async () => {
    const user = userEvent.setup()
    const { chosen, trigger } = renderMenu()
    await user.click(trigger)
    await screen.findByRole('separator')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(trigger))
    expect(chosen).not.toHaveBeenCalled()
  })
})
