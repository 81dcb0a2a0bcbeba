import { Icon } from '../icon/icon.tsx'
import { errorIcon } from '../icon/ui/error.gen.ts'
import * as styles from './form-note.css.ts'

/** The error of a form that no single field causes, under its button. */
export function FormNote({ children }: { children?: string | undefined }) {
  if (!children) return null
  return (
    <p className={styles.note}>
      <span className={styles.icon}>
        <Icon icon={errorIcon} size={18} />
      </span>
      <span>{children}</span>
    </p>
  )
}
