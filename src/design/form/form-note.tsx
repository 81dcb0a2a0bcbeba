import { Icon } from '../icon/icon.tsx'
import { errorIcon } from '../icon/ui/error.gen.ts'
import * as styles from './form-note.css.ts'

type Props = {
  /** The sentence; none while there is nothing to say. */
  children?: string | undefined
}

/** Why a form was not taken, where no field is to blame. Its line, under the button, is kept: nothing moves. */
export function FormNote({ children }: Props) {
  return (
    <div className={styles.line}>
      {children && (
        <p className={styles.note}>
          <span className={styles.icon}>
            <Icon icon={errorIcon} size={18} />
          </span>
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
