import { toast } from 'react-hot-toast/headless'

/** How it went: `danger` is announced at once. */
export type ToastTone = 'success' | 'info' | 'danger'

const lastsFor = 5000
const leavesIn = 160

const show = { success: toast.success, info: toast, danger: toast.error }

/**
 * Shows a sentence in the toast area for 5 s. A second toast with the same `id` replaces the first
 * instead of standing beside it.
 */
export function showToast({
  tone,
  text,
  id,
}: {
  tone: ToastTone
  text: string
  id?: string | undefined
}): void {
  show[tone](text, {
    duration: lastsFor,
    removeDelay: leavesIn,
    ariaProps:
      tone === 'danger'
        ? { role: 'alert', 'aria-live': 'assertive' }
        : { role: 'status', 'aria-live': 'polite' },
    ...(id !== undefined && { id }),
  })
}

/** Takes every toast away at once, without the movement. */
export function clearToasts(): void {
  toast.removeAll()
}
