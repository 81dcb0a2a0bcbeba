import type { Notice, NoticeKey } from '../../machines/notices.ts'
import { noticeText } from '../copy/notices.ts'
import { hideToasts, showToast } from '../design/toast/show-toast.ts'

/** Errors that come with a navigation, so the next page still shows them. */
const outlivePage: ReadonlySet<NoticeKey> = new Set([
  'session expired',
  'verification email not sent',
  'picture not uploaded',
  'providers not unlinked',
])

const errors = new Set<NoticeKey>()

const withdraw = (notices: readonly NoticeKey[]): void =>
  hideToasts(notices.filter((notice) => errors.delete(notice)))

/** The notices that are shown as toasts. The same notice is never shown twice at a time. */
export const toasts = {
  show: ({ notice, failure }: Notice): void => {
    const text = noticeText(notice, failure)
    if (text.tone === 'danger') errors.add(notice)
    showToast({ id: notice, ...text })
  },
  withdraw,
  /** Hides the errors of the page that is left. */
  leavePage: (): void => withdraw([...errors].filter((notice) => !outlivePage.has(notice))),
}
