import { preferencesCopy } from '../../copy/preferences.ts'
import { Chip } from '../../design/chip/chip.tsx'
import { ChipGroup } from '../../design/chip/chip-group.tsx'
import { InterestIcon } from '../../design/icon/interest-icon.tsx'

type InterestChipsProps = {
  names: readonly string[]
  selected: readonly string[]
  /** They are being saved, and stay as they are. */
  locked: boolean
  onToggle(name: string): void
}

export function InterestChips({ names, selected, locked, onToggle }: InterestChipsProps) {
  return (
    <ChipGroup label={preferencesCopy.group}>
      {names.map((name) => (
        <Chip
          key={name}
          icon={<InterestIcon interest={name} selected={false} />}
          selectedIcon={<InterestIcon interest={name} selected />}
          selected={selected.includes(name)}
          locked={locked}
          onToggle={() => onToggle(name)}
        >
          {name}
        </Chip>
      ))}
    </ChipGroup>
  )
}
