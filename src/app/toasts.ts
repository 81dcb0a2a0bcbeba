import type { Notice } from '../../machines/notices.ts'
import { noticeText } from '../copy/notices.ts'
import { showToast } from '../design/toast/show-toast.ts'

/** One toast a notice, the same one never twice at a time. */
export const toast = ({ notice, failure }: Notice): void => {
  showToast({ id: notice, ...noticeText(notice, failure) })
}
