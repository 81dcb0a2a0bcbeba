import { type KeyboardEvent, type RefObject, useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import { closeIcon } from '../icon/ui/close.gen.ts'
import { searchIcon } from '../icon/ui/search.gen.ts'
import * as styles from './search-field.css.ts'
import * as field from './text-field.css.ts'

type Props = {
  label: string
  value: string
  onChange(value: string): void
  /** The number of results as text. It is announced when it changes, and shown next to the label. */
  result: string
  /** The accessible name of the clear button. */
  clearLabel: string
  maxLength?: number | undefined
  inputRef: RefObject<HTMLInputElement | null>
}

/** A field that filters the list below it. Escape and the clear button empty it. */
export function SearchField(props: Props) {
  const { label, value, onChange, result, clearLabel, maxLength, inputRef } = props
  const id = useId()
  const clearByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return
    event.preventDefault()
    onChange('')
  }
  const clearByButton = () => {
    onChange('')
    inputRef.current?.focus()
  }
  return (
    <div className={styles.container}>
      <div className={field.field}>
        <label className={field.label} htmlFor={id}>
          {label}
        </label>
        <span className={styles.result} role="status">
          {result}
        </span>
        <div className={field.box}>
          <span className={styles.glass}>
            <Icon icon={searchIcon} />
          </span>
          <input
            ref={inputRef}
            id={id}
            className={styles.query}
            type="search"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={clearByEscape}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            dir="auto"
            maxLength={maxLength}
          />
          {value !== '' && (
            <button
              type="button"
              className={field.reveal}
              aria-label={clearLabel}
              onClick={clearByButton}
            >
              <Icon icon={closeIcon} size={16} />
            </button>
          )}
        </div>
      </div>
    </div>
  )
}
