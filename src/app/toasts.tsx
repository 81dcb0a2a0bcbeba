import type { Notice, NoticeKey } from '../../machines/notices.ts'
import { noticeText } from '../copy/notices.ts'
import { shellCopy } from '../copy/shell.ts'
import { hideToasts, showToast, type ToastTone } from '../design/toast/show-toast.ts'
import { ToastArea } from '../design/toast/toast-area.tsx'

/** Errors that come with a navigation. They stay on the page that it leads to, and only there. */
const comesWithNavigation: ReadonlySet<NoticeKey> = new Set([
  'session expired',
  'account gone',
  'picture not uploaded',
  'providers not unlinked',
])

/** The notices that were shown and not withdrawn since. */
const shown = new Map<NoticeKey, ToastTone>()
/** The page of each of these that is shown, or null before its navigation has begun. */
const pages = new Map<NoticeKey, string | null>()

const withdraw = (notices: readonly NoticeKey[]): void =>
  hideToasts(notices.filter((notice) => shown.delete(notice)))

/** The notices that are shown as toasts. The same notice is never shown twice at a time. */
export const toasts = {
  show: ({ notice, failure, email }: Notice): void => {
    const text = noticeText(notice, failure, email)
    shown.set(notice, text.tone)
    if (comesWithNavigation.has(notice)) pages.set(notice, null)
    showToast({ id: notice, ...text })
  },
  withdraw,
  /** Hides the errors of the page that is left for another one. */
  leavePageFor: (path: string): void => {
    for (const [notice, page] of pages) {
      if (page === null) pages.set(notice, path)
      else if (page !== path) pages.delete(notice)
    }
    const errors = [...shown].filter(([, tone]) => tone === 'danger').map(([notice]) => notice)
    withdraw(errors.filter((notice) => !pages.has(notice)))
  },
}

/** The toast container: below the top bar, or in the corner of pages without one (specification 2). */
export function ToastLayout({ bare }: { bare: boolean }) {
  return (
    <ToastArea
      label={shellCopy.notifications}
      closeLabel={shellCopy.closeNotification}
      place={bare ? 'corner' : 'below top bar'}
    />
  )
}
