import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Chip } from '../../src/design/chip/chip.tsx'
import { ChipGroup } from '../../src/design/chip/chip-group.tsx'
import { InterestIcon } from '../../src/design/icon/interest-icon.tsx'

function Interests({
  names = ['Hiking', 'Yoga', 'Coding'],
  onToggle = () => {},
}: {
  names?: readonly string[]
  onToggle?(name: string): void
}) {
  const [chosen, setChosen] = useState<readonly string[]>(['Yoga'])
  return (
    <ChipGroup label="Interests" describedBy="count" names={names}>
      {(name, tabStop) => (
        <Chip
          key={name}
          icon={<InterestIcon interest={name} selected={false} />}
          selectedIcon={<InterestIcon interest={name} selected />}
          selected={chosen.includes(name)}
          tabStop={tabStop}
          onToggle={() => {
            onToggle(name)
            setChosen(
              chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name],
            )
          }}
        >
          {name}
        </Chip>
      )}
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

test('Enter toggles the chip that the first letters found, and does not submit a form', async () => {
  const user = userEvent.setup()
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Interests />
    </form>,
  )
  await user.tab()
  await user.keyboard('c{Enter}')
  expect(chosen()).toEqual(['Yoga', 'Coding'])
  expect(onSubmit).not.toHaveBeenCalled()
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

const focused = () => document.activeElement?.textContent

test('the group is one tab stop, which remembers its chip', async () => {
  const user = userEvent.setup()
  render(
    <>
      <Interests />
      <button type="button">Save</button>
    </>,
  )
  await user.tab()
  expect(focused()).toBe('Hiking')
  await user.keyboard('{ArrowRight}')
  await user.tab()
  expect(focused()).toBe('Save')
  await user.tab({ shift: true })
  expect(focused()).toBe('Yoga')
  await user.keyboard(' ')
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
})

test('arrow keys, Home and End move between the chips and around', async () => {
  const user = userEvent.setup()
  render(<Interests />)
  await user.tab()
  for (const [key, name] of [
    ['End', 'Coding'],
    ['ArrowRight', 'Hiking'],
    ['ArrowLeft', 'Coding'],
    ['ArrowUp', 'Yoga'],
    ['ArrowDown', 'Coding'],
    ['ArrowDown', 'Coding'],
    ['Home', 'Hiking'],
    ['ArrowUp', 'Hiking'],
  ]) {
    await user.keyboard(`{${key}}`)
    expect(focused(), key).toBe(name)
  }
})

test('letters lead to a chip that starts with them', async () => {
  const user = userEvent.setup()
  const names = ['Hiking', 'Yoga', 'Coding', 'Coffee Shops', 'Horse Riding']
  render(<Interests names={names} />)
  await user.tab()
  await user.keyboard('c')
  expect(focused()).toBe('Coding')
  await user.keyboard('c')
  expect(focused()).toBe('Coffee Shops')
  await user.keyboard('{Home}ho')
  expect(focused()).toBe('Horse Riding')
  await user.keyboard(' y')
  expect(chosen()).toEqual(['Yoga', 'Horse Riding'])
  expect(focused()).toBe('Yoga')
  await user.keyboard('{Control>}c{/Control}')
  expect(focused()).toBe('Yoga')
})

test('a chip that a filter hides passes the tab stop to the first one', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Interests />)
  await user.click(screen.getByRole('checkbox', { name: 'Coding' }))
  rerender(<Interests names={['Hiking', 'Yoga']} />)
  await user.tab()
  expect(focused()).toBe('Hiking')
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
