/** The note of a password field while Caps Lock is on. */
export const capsLockText = 'Caps Lock is on'

/** The message of a field that shows something that is no value. */
export const unreadableText = 'We couldn’t read this. Please enter it again.'
