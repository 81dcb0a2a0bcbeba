import { useId } from 'react'
import { FieldNote } from '../field/field-note.tsx'
import type { FieldValue } from '../field/field-value.ts'
import * as styles from '../field/text-field.css.ts'
import { useField } from '../field/use-field.ts'
import { area } from './text-area.css.ts'

type Props = {
  label: string
  name: string
  value: string
  /** The parent knows that the field is unreadable. */
  unreadable?: boolean | undefined
  onChange(value: FieldValue): void
  placeholder?: string | undefined
  error?: string | undefined
  required?: boolean | undefined
  /** The value can be read and copied, but not changed. */
  locked?: boolean | undefined
}

/** A multi-line text field with its label and error. */
export function TextArea(props: Props) {
  const { label, value, unreadable = false, onChange, error, locked, ...native } = props
  const field = useField<HTMLTextAreaElement>({ value, unreadable, onChange })
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={styles.field} data-invalid={error !== undefined || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <textarea
          {...native}
          {...field}
          id={id}
          className={`${styles.input} ${area}`}
          dir="auto"
          value={value}
          readOnly={locked}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? noteId : undefined}
        />
      </div>
      {error && <FieldNote id={noteId} hint={undefined} error={error} success={undefined} />}
    </div>
  )
}
