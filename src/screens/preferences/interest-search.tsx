import type { RefObject } from 'react'
import { preferencesCopy } from '../../copy/preferences.ts'
import { SearchField } from '../../design/field/search-field.tsx'
import type { PreferencesScreenProps } from './view-props.ts'

type InterestSearchProps = Pick<
  PreferencesScreenProps,
  'names' | 'total' | 'filter' | 'onFilter'
> & {
  inputRef: RefObject<HTMLInputElement | null>
}

/** Filters the catalogue by the typed text. Chosen interests stay chosen, even if the filter hides them. */
export function InterestSearch({ names, total, filter, onFilter, inputRef }: InterestSearchProps) {
  return (
    <SearchField
      label={preferencesCopy.filter.label}
      value={filter}
      onChange={onFilter}
      result={filter === '' ? '' : preferencesCopy.filter.found(names.length, total)}
      clearLabel={preferencesCopy.filter.clear}
      maxLength={40}
      inputRef={inputRef}
    />
  )
}
