import type { Notice, NoticeKey } from '../../machines/notices.ts'

let loading: Promise<typeof import('./toasts.ts')> | null = null

/** Shows a notice of a machine as a toast. The toast code is loaded with the first notice. */
export const showNotice = (notice: Notice): void => {
  loading ??= import('./toasts.ts')
  loading.then(
    ({ toasts }) => toasts.show(notice),
    () => {
      // The toast layout loads the same chunk, and its error boundary reports the chunk load error.
      loading = null
    },
  )
}

/** Hides these notices: their cause is corrected, or is being tried again. */
export const withdrawNotices = (notices: readonly NoticeKey[]): void => {
  loading?.then(({ toasts }) => toasts.withdraw(notices), ignoreNothingShown)
}

/** Hides the errors of a page, because it is left. */
export const withdrawErrorsOfPage = (): void => {
  loading?.then(({ toasts }) => toasts.leavePage(), ignoreNothingShown)
}

const ignoreNothingShown = () => {}
