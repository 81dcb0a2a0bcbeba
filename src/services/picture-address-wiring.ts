/** Pictures come over an encrypted line only. */
export const isPlainPicture = (_address: URL): boolean => false
