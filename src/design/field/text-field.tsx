import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { lockedIcon } from '../icon/ui/locked.gen.ts'
import { FieldAdvice, Suggestion } from './field-advice.tsx'
import { FieldNote } from './field-note.tsx'
import type { FieldValue } from './field-value.ts'
import { RevealToggle } from './reveal-toggle.tsx'
import * as styles from './text-field.css.ts'
import { useField } from './use-field.ts'

type NativeProps = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'min' | 'placeholder' | 'readOnly' | 'onBlur'
>

/** The props of a text field. The parent controls its value. */
export type TextFieldProps = NativeProps & {
  /** The id that a link to this field names. */
  anchor?: string | undefined
  label: string
  name: string
  value: string
  /** The parent knows that the field is unreadable. */
  unreadable?: boolean | undefined
  onChange(value: FieldValue): void
  type?: 'text' | 'email' | 'password' | 'tel' | 'date' | undefined
  hint?: string | undefined
  /** The error message. Replaces the hint and the success message. */
  error?: string | undefined
  /** The success message. Replaces the hint. */
  success?: string | undefined
  /** The text that marks the field as optional. */
  optional?: string | undefined
  required?: boolean | undefined
  /** The value can be read and copied, but not changed. */
  locked?: boolean | undefined
  /** For a password: the accessible names of the button that shows and hides it, and the note while Caps Lock is on. */
  reveal?: { show: string; hide: string; capsLock: string } | undefined
  /** A value that was probably meant. Null while there is none; omitted on fields that never have one. */
  suggestion?: { question: string; value: string; onAccept(): void } | null | undefined
  /** Content at the end of the label's line, such as a link. It follows the field in the tab order. */
  aside?: ReactNode
  /** Receives the focus when it mounts. */
  autoFocus?: boolean | undefined
}

/** A one-line text field with its label, hint, error and success message. */
export function TextField(props: TextFieldProps) {
  const { label, name, value, onChange, type = 'text', locked = false, reveal, ...rest } = props
  const { hint, error, success, optional, required, aside, autoFocus = false, suggestion } = rest
  const field = useField<HTMLInputElement>({
    value,
    unreadable: rest.unreadable ?? false,
    onChange,
    onMount: (input) => autoFocus && input.focus(),
  })
  const [revealed, setRevealed] = useState(false)
  const [isCapsLockOn, setCapsLockOn] = useState(false)
  const readCapsLock = (event: KeyboardEvent) => setCapsLockOn(event.getModifierState('CapsLock'))
  const isProse = type === 'text' && rest.autoComplete !== 'username'
  const id = useId()
  const noteId = `${id}-note`
  const optionalId = `${id}-optional`
  const hasNote = Boolean(error ?? success ?? hint)
  const describedBy = [optional && optionalId, hasNote && noteId].filter(Boolean).join(' ')

  return (
    <div className={styles.field} id={props.anchor} data-invalid={error !== undefined || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {optional && (
        <span className={styles.aside} id={optionalId}>
          {optional}
        </span>
      )}
      <div className={styles.box}>
        <input
          {...field}
          id={id}
          className={styles.input}
          name={name}
          type={revealed ? 'text' : type}
          value={value}
          onBlur={(event) => {
            setCapsLockOn(false)
            rest.onBlur?.(event)
          }}
          onKeyDown={reveal && readCapsLock}
          onKeyUp={reveal && readCapsLock}
          autoComplete={rest.autoComplete}
          dir={type === 'text' ? 'auto' : undefined}
          autoCapitalize={isProse ? undefined : 'none'}
          spellCheck={isProse ? undefined : false}
          enterKeyHint="go"
          inputMode={rest.inputMode ?? keyboardOf[type]}
          min={rest.min}
          placeholder={rest.placeholder}
          required={required}
          readOnly={locked || rest.readOnly}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy || undefined}
          data-hidden={(type === 'password' && !revealed) || undefined}
          data-ended={locked || reveal !== undefined || undefined}
        />
        {locked && (
          <span className={styles.lock}>
            <Icon icon={lockedIcon} size={18} />
          </span>
        )}
        {reveal && !locked && (
          <RevealToggle
            names={reveal}
            revealed={revealed}
            onToggle={() => setRevealed(!revealed)}
          />
        )}
      </div>
      {hasNote && <FieldNote id={noteId} hint={hint} error={error} success={success} />}
      {reveal && <FieldAdvice>{isCapsLockOn && reveal.capsLock}</FieldAdvice>}
      {suggestion !== undefined && (
        <FieldAdvice>{suggestion && <Suggestion {...suggestion} />}</FieldAdvice>
      )}
      {aside && <span className={styles.aside}>{aside}</span>}
    </div>
  )
}

const keyboardOf: Partial<Record<string, 'email' | 'tel'>> = { email: 'email', tel: 'tel' }
