import { type ReactNode, useId } from 'react'
import * as styles from './two-values.css.ts'

type Value = { name: string; value: string; action: ReactNode }
type Props = {
  /** The name of what has two values. */
  label: string
  first: Value
  second: Value
}

/** Two values of the same field beside each other, each with a button that chooses it. A failed submit focuses it. */
export function TwoValues({ label, first, second }: Props) {
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className={styles.group} tabIndex={-1} data-unanswered={true}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.values}>
        {[first, second].map(({ name, value, action }) => (
          <div key={name} className={styles.value}>
            <p className={styles.text}>
              <span className={styles.name}>{name}</span>
              <bdi>{value}</bdi>
            </p>
            {action}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
