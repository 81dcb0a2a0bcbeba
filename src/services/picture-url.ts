/**
 * Returns the URL of a picture if the page may load it, otherwise ''. A backend or a browser storage may contain any
 * text, such as a `javascript:` or `data:` URL.
 */
export const pictureUrl = (text: string): string => (isPicture(text) ? text : '')

const LENGTH_LIMIT = 2_048

const isPicture = (text: string): boolean => {
  if (text.length > LENGTH_LIMIT) return false
  const url = parseUrl(text)
  if (url === null) return false
  if (url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || isLocalPicture(url)
}

/** Pictures of the local stack come over http. */
const isLocalPicture = ({ protocol, hostname }: URL): boolean =>
  import.meta.env.MODE !== 'production' &&
  protocol === 'http:' &&
  (hostname === '127.0.0.1' || hostname === 'localhost')

/* The oldest supported browsers do not have `URL.canParse`. */
const parseUrl = (text: string): URL | null => {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
