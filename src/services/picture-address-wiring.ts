/** Production only allows https for pictures. */
export const isLocalPicture = (_address: URL): boolean => false
