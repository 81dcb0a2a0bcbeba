import { useId } from 'react'
import { FieldNote } from '../field/field-note.tsx'
import * as field from '../field/text-field.css.ts'
import * as styles from './text-area.css.ts'

type Props = {
  label: string
  name: string
  value: string
  onChange(value: string): void
  placeholder?: string | undefined
  /** The error message. */
  error?: string | undefined
  required?: boolean | undefined
  maxLength?: number | undefined
  /** The value can be read and copied, but not changed. */
  locked?: boolean | undefined
}

/** A multi-line text field with its label and error. */
export function TextArea({ label, value, onChange, error, locked, ...native }: Props) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={field.field} data-invalid={error !== undefined || undefined}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={field.box}>
        <textarea
          {...native}
          id={id}
          className={`${field.input} ${styles.area}`}
          dir="auto"
          value={value}
          readOnly={locked}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? noteId : undefined}
        />
      </div>
      {error && <FieldNote id={noteId} hint={undefined} error={error} success={undefined} />}
    </div>
  )
}
