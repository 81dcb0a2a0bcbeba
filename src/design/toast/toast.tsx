import { resolveValue, type Toast as ToastState } from 'react-hot-toast/headless'
import { Icon } from '../icon/icon.tsx'
import { closeIcon } from '../icon/ui/close.gen.ts'
import { errorIcon } from '../icon/ui/error.gen.ts'
import { infoIcon } from '../icon/ui/info.gen.ts'
import { toastSuccessIcon } from '../icon/ui/toast-success.gen.ts'
import * as styles from './toast.css.ts'

type Props = {
  toast: ToastState
  closeLabel: string
  onClose(): void
}

const toneOf: Partial<Record<ToastState['type'], 'success' | 'danger'>> = {
  success: 'success',
  error: 'danger',
}
const iconOf = { success: toastSuccessIcon, info: infoIcon, danger: errorIcon }

/** One toast with its close button. */
export function Toast({ toast, closeLabel, onClose }: Props) {
  const tone = toneOf[toast.type] ?? 'info'

  return (
    <div className={styles.toast} data-tone={tone} data-leaving={!toast.visible || undefined}>
      <span className={styles.badge[tone]}>
        <Icon icon={iconOf[tone]} size={18} />
      </span>
      <p className={styles.text} role={tone === 'danger' ? 'alert' : 'status'}>
        {resolveValue(toast.message, toast)}
      </p>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <Icon icon={closeIcon} size={14} />
      </button>
    </div>
  )
}
