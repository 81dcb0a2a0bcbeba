import type { Notice } from '../../machines/notices.ts'

/** Shows a notice of a machine as a toast. The toast code is loaded with the first notice. */
export const showNotice = (notice: Notice): void => {
  import('./toasts.ts').then(
    ({ toast }) => toast(notice),
    () => {
      // The toast layout loads the same chunk, and its error boundary reports the chunk load error.
    },
  )
}
