import { Icon } from '../icon/icon.tsx'
import { hidePasswordIcon } from '../icon/ui/hide-password.gen.ts'
import { showPasswordIcon } from '../icon/ui/show-password.gen.ts'
import * as styles from './text-field.css.ts'

type Props = {
  names: { show: string; hide: string }
  revealed: boolean
  onToggle(): void
}

/**
 * The button at the end of a password field that shows and hides the password. Its name says what a press does, so it has
 * no pressed state besides.
 */
export function RevealToggle({ names, revealed, onToggle }: Props) {
  return (
    <button
      type="button"
      className={styles.reveal}
      aria-label={revealed ? names.hide : names.show}
      onClick={onToggle}
    >
      <Icon icon={revealed ? hidePasswordIcon : showPasswordIcon} />
    </button>
  )
}
