import { Icon } from '../icon/icon.tsx'
import { errorIcon } from '../icon/ui/error.gen.ts'
import { successIcon } from '../icon/ui/success.gen.ts'
import * as styles from './text-field.css.ts'

type Props = {
  id: string
  hint: string | undefined
  error: string | undefined
  success: string | undefined
}

const icons = { error: errorIcon, success: successIcon }

/** The line under a field. An error replaces the success message, which replaces the hint. */
export function FieldNote({ id, hint, error, success }: Props) {
  const tone = error ? 'error' : success ? 'success' : 'hint'
  return (
    <p className={styles.note} id={id} data-tone={tone}>
      {tone !== 'hint' && <Icon icon={icons[tone]} size={16} />}
      <span>{error ?? success ?? hint}</span>
    </p>
  )
}
