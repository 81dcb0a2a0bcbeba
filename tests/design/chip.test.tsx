import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Chip } from '../../src/design/chip/chip.tsx'
import { ChipGroup } from '../../src/design/chip/chip-group.tsx'
import { InterestIcon } from '../../src/design/icon/interest-icon.tsx'

function Interests({ onToggle = () => {} }: { onToggle?(name: string): void }) {
  const [chosen, setChosen] = useState<readonly string[]>(['Yoga'])
  return (
    <ChipGroup label="Interests" describedBy="count">
      {['Hiking', 'Yoga', 'Coding'].map((name) => (
        <Chip
          key={name}
          icon={<InterestIcon interest={name} selected={false} />}
          selectedIcon={<InterestIcon interest={name} selected />}
          selected={chosen.includes(name)}
          onToggle={() => {
            onToggle(name)
            setChosen(
              chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name],
            )
          }}
        >
          {name}
        </Chip>
      ))}
    </ChipGroup>
  )
}

const chosen = () =>
  screen.getAllByRole('checkbox', { checked: true }).map((chip) => chip.textContent)

test('chips are checkboxes in a group with a name and a description', () => {
  render(<Interests />)
  const group = screen.getByRole('group', { name: 'Interests' })
  expect(group.getAttribute('aria-describedby')).toBe('count')
  expect(
    within(group)
      .getAllByRole('checkbox')
      .map((chip) => chip.textContent),
  ).toEqual(['Hiking', 'Yoga', 'Coding'])
  expect(chosen()).toEqual(['Yoga'])
})

test('a press selects a chip, a second one deselects it', async () => {
  const user = userEvent.setup()
  const toggled = vi.fn()
  render(<Interests onToggle={toggled} />)
  await user.click(screen.getByRole('checkbox', { name: 'Hiking' }))
  expect(chosen()).toEqual(['Hiking', 'Yoga'])
  await user.click(screen.getByRole('checkbox', { name: 'Hiking' }))
  expect(chosen()).toEqual(['Yoga'])
  expect(toggled.mock.calls).toEqual([['Hiking'], ['Hiking']])
})

test('Tab moves from chip to chip and Space toggles', async () => {
  const user = userEvent.setup()
  render(<Interests />)
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Yoga' }))
  await user.keyboard(' ')
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
})

test('a selected chip differs by its icon too, not by colour alone', async () => {
  render(<Interests />)
  const drawing = (name: string) =>
    screen.getByRole('checkbox', { name }).querySelector('path')?.getAttribute('d')
  const atRest = drawing('Coding')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Coding' }))
  expect(drawing('Coding')).not.toBe(atRest)
  expect(screen.getByRole('checkbox', { name: 'Coding' }).dataset.selected).toBe('true')
})

test('an interest without an icon of its own gets a leaf', () => {
  render(
    <>
      <InterestIcon interest="Underwater Chess" selected={false} />
      <InterestIcon interest="toString" selected={false} />
    </>,
  )
  const [one, other] = [...document.querySelectorAll('path')].map((path) => path.getAttribute('d'))
  expect(one).toMatch(/^M/)
  expect(other).toBe(one)
})
