/**
 * The one origin from which Google serves its accounts' pictures; Apple serves none. The site's
 * Content-Security-Policy allows this origin alone, so a picture kept from any other would never show.
 */
export const providerPictureOrigin = 'https://lh3.googleusercontent.com'

/** Whether an address is a picture that Google keeps for its accounts. */
export const isProviderPicture = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return url.origin === providerPictureOrigin && url.username === '' && url.password === ''
}
