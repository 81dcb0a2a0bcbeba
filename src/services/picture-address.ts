/**
 * The address of a picture if a page may load it, else ''. What a backend or the storage of a browser
 * holds may be anything: `javascript:` and `data:` addresses, or a host that only wants to be called.
 */
export const pictureAddress = (text: string): string => (isPicture(text) ? text : '')

const LENGTH_LIMIT = 2_048

const isPicture = (text: string): boolean => {
  if (text.length > LENGTH_LIMIT || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname))
}

/** Where the local stack keeps pictures; elsewhere a page of ours would not load them. */
const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])
