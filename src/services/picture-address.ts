import { isPlainPicture } from './picture-address-wiring.ts'

/**
 * The address of a picture if a page may load it, else ''. What a backend or the storage of a browser
 * holds may be anything: `javascript:` and `data:` addresses, or a host that only wants to be called.
 */
export const pictureAddress = (text: string): string => (isPicture(text) ? text : '')

const LENGTH_LIMIT = 2_048

const isPicture = (text: string): boolean => {
  if (text.length > LENGTH_LIMIT) return false
  const address = addressIn(text)
  if (address === null) return false
  if (address.username !== '' || address.password !== '') return false
  return address.protocol === 'https:' || isPlainPicture(address)
}

/* `URL.canParse` is younger than the oldest browsers that the build is for. */
const addressIn = (text: string): URL | null => {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
