import { useRef } from 'react'
import { preferencesCopy } from '../../../src/copy/preferences.ts'
import { conflictCopy, editProfileCopy } from '../../../src/copy/profile-form.ts'
import { themeCopy } from '../../../src/copy/settings.ts'
import { Button } from '../../../src/design/button/button.tsx'
import { Chip } from '../../../src/design/chip/chip.tsx'
import { ChipGroup } from '../../../src/design/chip/chip-group.tsx'
import { Choice } from '../../../src/design/choice/choice.tsx'
import { TwoValues } from '../../../src/design/choice/two-values.tsx'
import { SearchField } from '../../../src/design/field/search-field.tsx'
import { InterestIcon } from '../../../src/design/icon/interest-icon.tsx'
import type { Entries } from '../entry.ts'
import { Holding } from '../helpers.tsx'

const some = [
  'Dance',
  'Open Mics',
  'Karaoke',
  'Beach Walks',
  'Horse Riding',
  'Wine Tasting',
  'Thrift Markets',
  'Language Exchange',
  'Startup Events',
] as const

function Chips({ names, chosen }: { names: readonly string[]; chosen: readonly string[] }) {
  return (
    <Holding initial={chosen}>
      {(selected, change) => (
        <ChipGroup label={preferencesCopy.group} names={names}>
          {(name, tabStop) => {
            const held = selected.includes(name)
            return (
              <Chip
                key={name}
                icon={<InterestIcon interest={name} selected={false} />}
                selectedIcon={<InterestIcon interest={name} selected />}
                selected={held}
                tabStop={tabStop}
                onToggle={() =>
                  change(held ? selected.filter((one) => one !== name) : [...selected, name])
                }
              >
                {name}
              </Chip>
            )
          }}
        </ChipGroup>
      )}
    </Holding>
  )
}

function Search({ text }: { text: string }) {
  const ref = useRef<HTMLInputElement>(null)
  const found = (query: string) =>
    some.filter((name) => name.toLowerCase().includes(query.toLowerCase())).length
  return (
    <Holding initial={text}>
      {(value, change) => (
        <SearchField
          label={preferencesCopy.filter.label}
          value={value}
          onChange={change}
          result={value === '' ? '' : preferencesCopy.filter.found(found(value), some.length)}
          clearLabel={preferencesCopy.filter.clear}
          inputRef={ref}
        />
      )}
    </Holding>
  )
}

const values = (own: string, newer: string) => (
  <TwoValues
    label={editProfileCopy.fullName}
    first={{
      name: conflictCopy.own,
      value: own,
      action: <Button size="sm">{conflictCopy.keepOwn}</Button>,
    }}
    second={{
      name: conflictCopy.newer,
      value: newer,
      action: <Button size="sm">{conflictCopy.useNewer}</Button>,
    }}
  />
)

const themes = [
  { id: 'system', label: themeCopy.system },
  { id: 'light', label: themeCopy.light },
  { id: 'dark', label: themeCopy.dark },
] as const

export const choices = {
  choice: {
    purpose: 'A radio group with all options in view.',
    states: {
      rest: () => (
        <Holding<(typeof themes)[number]['id']> initial="system">
          {(chosen, change) => (
            <Choice label={themeCopy.label} options={themes} chosen={chosen} onChoose={change} />
          )}
        </Holding>
      ),
    },
  },
  'two-values': {
    purpose: 'Two values of the same field, each with a button that chooses it.',
    states: {
      rest: () => values('Maja Lind', 'Mia Lindqvist'),
      long: () => values('مايا العبد الله بنت محمد', 'Lindqvist'.repeat(9)),
    },
  },
  'search-field': {
    purpose: 'Filters the list below it. Escape empties it.',
    states: { empty: () => <Search text="" />, typed: () => <Search text="ri" /> },
  },
  chip: {
    purpose:
      'One option of several. A selected chip grips the rail: a stem at both sides, and a leaf.',
    states: {
      rest: () => <Chips names={['Dance']} chosen={[]} />,
      chosen: () => <Chips names={['Dance']} chosen={['Dance']} />,
    },
  },
  'chip-group': {
    purpose: 'Chips on the rails of a lattice; selected neighbours join into one vine.',
    states: {
      'none-chosen': () => <Chips names={some} chosen={[]} />,
      neighbours: () => <Chips names={some} chosen={some.slice(1, 4)} />,
      apart: () => <Chips names={some} chosen={['Dance', 'Karaoke', 'Startup Events']} />,
      'all-chosen': () => <Chips names={some} chosen={some} />,
    },
  },
} satisfies Entries
