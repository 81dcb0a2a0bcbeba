import { type ReactNode, useId } from 'react'
import * as styles from './parts.css.ts'

type Props = {
  tone?: 'primary' | 'danger' | 'quiet'
  pressed?: boolean
  disabled?: boolean
  /** An accessible description, if the text alone is unclear. */
  label?: string
  title?: string
  /** The key that presses the button, see app/shortcuts.ts. */
  shortcut?: string | undefined
  onPress: (button: HTMLButtonElement) => void
  children: ReactNode
}

/** A button of the lab, 34 px high, because the lab shows many at once. */
export function LabButton({ tone, pressed, label, shortcut, onPress, children, ...rest }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      data-tone={tone}
      aria-pressed={pressed}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      {...rest}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      {shortcut !== undefined && /^\d$/.test(shortcut) && (
        <span className={styles.digit} aria-hidden="true">
          {shortcut}
        </span>
      )}
      {children}
    </button>
  )
}

type SegmentsProps<Value extends string> = {
  label: string
  options: readonly (readonly [value: Value, text: string])[]
  value: string
  onChoose: (value: Value) => void
}

/** A segmented control: one row of joined buttons, one of which is pressed. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChoose,
}: SegmentsProps<Value>) {
  return (
    <fieldset className={styles.segments} aria-label={label}>
      {options.map(([one, text]) => (
        <LabButton key={one} pressed={one === value} onPress={() => onChoose(one)}>
          {text}
        </LabButton>
      ))}
    </fieldset>
  )
}

type PaneProps = { title: string; aside?: ReactNode; children: ReactNode }

export function Pane({ title, aside, children }: PaneProps) {
  const id = useId()
  return (
    <section className={styles.pane} aria-labelledby={id}>
      <div className={styles.paneHead}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
