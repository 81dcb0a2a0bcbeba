import type { Notice } from '../../machines/notices.ts'

/** Fulfils the machines' wishes to say something. What says it is loaded with the first thing to say. */
export const showNotice = (notice: Notice): void => {
  import('./toasts.ts').then(
    ({ toast }) => toast(notice),
    () => {
      // The place of the toasts asks for the same code, and its boundary says that it did not come.
    },
  )
}
