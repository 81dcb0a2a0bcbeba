/**
 * The only origin from which Google serves profile pictures; Apple serves none. The site's
 * Content-Security-Policy allows no other provider origin, so a picture from elsewhere would never be visible.
 */
export const providerPictureOrigin = 'https://lh3.googleusercontent.com'

/** Whether a URL is a profile picture on Google's origin. */
export const isProviderPicture = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return url.origin === providerPictureOrigin && url.username === '' && url.password === ''
}
