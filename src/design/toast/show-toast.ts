import { toast } from 'react-hot-toast/headless'

/** The tone of a toast. */
export type ToastTone = 'success' | 'info' | 'danger'

type NewToast = { tone: ToastTone; text: string; id?: string | undefined }

const durationMs = 5_000
const removeDelayMs = 160

const show = { success: toast.success, info: toast, danger: toast.error }

/**
 * Shows a toast for 5 s. A toast with the same `id` as a visible one replaces it.
 */
export function showToast({ tone, text, id }: NewToast): void {
  const times = { duration: durationMs, removeDelay: removeDelayMs }
  show[tone](text, { ...times, ...(id !== undefined && { id }) })
}

/** Hides the toasts with these ids. */
export function hideToasts(ids: readonly string[]): void {
  for (const id of ids) toast.dismiss(id)
}

/** Removes all toasts immediately, without animation. */
export function clearToasts(): void {
  toast.removeAll()
}
