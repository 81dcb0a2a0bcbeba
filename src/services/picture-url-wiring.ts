/** Production only allows https for pictures. */
export const isLocalPicture = (_url: URL): boolean => false
