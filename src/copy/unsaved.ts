/** The confirmation before unsaved changes are discarded. */
export const unsavedCopy = {
  title: 'Leave without saving?',
  text: 'What you changed on this page is lost.',
  stay: 'Keep editing',
  leave: 'Leave',
} as const
