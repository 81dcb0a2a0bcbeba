import { memo, useId } from 'react'
import { preferencesCopy } from '../../copy/preferences.ts'
import { Chip } from '../../design/chip/chip.tsx'
import { ChipGroup } from '../../design/chip/chip-group.tsx'
import { InterestIcon } from '../../design/icon/interest-icon.tsx'

type InterestChipsProps = {
  names: readonly string[]
  selected: readonly string[]
  /** The interests are being saved and cannot be changed. */
  locked: boolean
  onToggle(name: string): void
}

export function InterestChips({ names, selected, locked, onToggle }: InterestChipsProps) {
  const keys = useId()
  return (
    <>
      <span id={keys} hidden>
        {preferencesCopy.keys}
      </span>
      <ChipGroup label={preferencesCopy.group} describedBy={keys} names={names}>
        {(name, tabStop) => (
          <InterestChip
            key={name}
            name={name}
            selected={selected.includes(name)}
            locked={locked}
            tabStop={tabStop}
            onToggle={onToggle}
          />
        )}
      </ChipGroup>
    </>
  )
}

type InterestChipProps = {
  name: string
  selected: boolean
  locked: boolean
  tabStop: boolean
  onToggle(name: string): void
}

/** Memoized, because there are dozens of chips and a click changes one. */
const InterestChip = memo(({ name, onToggle, ...chip }: InterestChipProps) => (
  <Chip
    icon={<InterestIcon interest={name} selected={false} />}
    selectedIcon={<InterestIcon interest={name} selected />}
    {...chip}
    onToggle={() => onToggle(name)}
  >
    {name}
  </Chip>
))
