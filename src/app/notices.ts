import type { Notice, NoticeKey } from '../../machines/notices.ts'
import type { App } from './app.ts'

let loading: Promise<typeof import('./toasts.tsx')> | null = null

/** Shows the notices that the root emits as toasts. The toast code is loaded with the first notice. */
export const showNotices = ({ root }: App): void => {
  root.on('notice', showNotice)
  root.on('notices withdrawn', ({ notices }) => withdrawNotices(notices))
}

const showNotice = (notice: Notice): void => {
  loading ??= import('./toasts.tsx')
  loading.then(
    ({ toasts }) => toasts.show(notice),
    () => {
      // The toast layout loads the same chunk: without it, the page has no toasts.
      loading = null
    },
  )
}

const withdrawNotices = (notices: readonly NoticeKey[]): void => {
  loading?.then(({ toasts }) => toasts.withdraw(notices), ignoreNothingShown)
}

/** Hides the errors of a page, because it is left for the page at this path. */
export const withdrawErrorsOfPage = (next: string): void => {
  loading?.then(({ toasts }) => toasts.leavePageFor(next), ignoreNothingShown)
}

const ignoreNothingShown = () => {}
