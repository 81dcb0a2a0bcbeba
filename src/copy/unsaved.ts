import { language } from './language.ts'

/** The note in a form that has restored a draft. */
export const restoredCopy = {
  text: 'We kept your unsaved changes.',
  pictureLost: 'Please choose your new picture again, because we couldn’t keep it.',
  /** What is not saved yet, by the labels of the form. */
  which: (labels: readonly string[]) =>
    `Not saved yet: ${new Intl.ListFormat(language.tag, { style: 'narrow' }).format(labels)}.`,
  discard: 'Discard',
} as const

/** The confirmation before unsaved changes are discarded. */
export const unsavedCopy = {
  title: 'Leave without saving?',
  text: 'Your changes on this page will be lost.',
  pictureReplaced:
    'Your changes on this page will be lost. Your new picture has already replaced your old one, so your profile won’t show a picture until you save one.',
  stay: 'Keep editing',
  leave: 'Leave',
} as const
