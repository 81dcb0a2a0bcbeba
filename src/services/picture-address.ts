import { isPlainPicture } from './picture-address-wiring.ts'

/**
 * The address of a picture if a page may load it, else ''. What a backend or the storage of a browser
 * holds may be anything: `javascript:` and `data:` addresses, or a host that only wants to be called.
 */
export const pictureAddress = (text: string): string => (isPicture(text) ? text : '')

const LENGTH_LIMIT = 2_048

const isPicture = (text: string): boolean => {
  if (text.length > LENGTH_LIMIT || !URL.canParse(text)) return false
  const address = new URL(text)
  if (address.username !== '' || address.password !== '') return false
  return address.protocol === 'https:' || isPlainPicture(address)
}
