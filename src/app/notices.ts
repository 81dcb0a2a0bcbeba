import type { Notice } from '../../machines/notices.ts'
import { noticeText } from '../copy/notices.ts'
import { showToast } from '../design/toast/show-toast.ts'

/** Fulfils the machines' wishes to say something: one toast a notice, the same one never twice at a time. */
export const showNotice = ({ notice, failure }: Notice): void => {
  showToast({ id: notice, ...noticeText(notice, failure) })
}
