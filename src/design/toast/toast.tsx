import { resolveValue, type Toast as ToastState, toast as toasts } from 'react-hot-toast/headless'
import { Icon } from '../icon/icon.tsx'
import * as styles from './toast.css.ts'

type Props = {
  toast: ToastState
  closeLabel: string
  /** The pointer or the focus has come to the toast. */
  onHold(): void
  /** Neither is there any more. */
  onRelease(): void
}

const toneOf: Partial<Record<ToastState['type'], 'success' | 'danger'>> = {
  success: 'success',
  error: 'danger',
}
const iconOf = { success: 'toastSuccess', info: 'info', danger: 'error' } as const

/** One toast: what happened, and a button to put it away. */
export function Toast({ toast, closeLabel, onHold, onRelease }: Props) {
  const tone = toneOf[toast.type] ?? 'info'

  function close() {
    toasts.dismiss(toast.id)
    /* An element that goes away sends neither mouseleave nor blur. */
    onRelease()
  }

  return (
    <div
      role={toast.ariaProps.role}
      aria-live={toast.ariaProps['aria-live']}
      className={styles.toast}
      data-tone={tone}
      data-leaving={!toast.visible || undefined}
      onMouseEnter={onHold}
      onMouseLeave={(event) => {
        if (!event.currentTarget.contains(document.activeElement)) onRelease()
      }}
      onFocus={onHold}
      onBlur={(event) => {
        if (!event.currentTarget.matches(':hover')) onRelease()
      }}
    >
      <span className={styles.badge[tone]}>
        <Icon name={iconOf[tone]} size={18} />
      </span>
      <p className={styles.text}>{resolveValue(toast.message, toast)}</p>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
        <Icon name="close" size={14} />
      </button>
    </div>
  )
}
