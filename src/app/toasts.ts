import type { Notice } from '../../machines/notices.ts'
import { noticeText } from '../copy/notices.ts'
import { showToast } from '../design/toast/show-toast.ts'

/** Shows a notice as a toast. The same notice is never shown twice at a time. */
export const toast = ({ notice, failure }: Notice): void => {
  showToast({ id: notice, ...noticeText(notice, failure) })
}
