import { providerTraits } from '../identity/provider.ts'

/** The origins of the providers' profile pictures. */
export const providerPictureOrigins: readonly string[] = Object.values(providerTraits).flatMap(
  ({ picturesFrom }) => picturesFrom ?? [],
)

/** Whether a URL is a profile picture on a provider's origin. */
export const isProviderPicture = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return providerPictureOrigins.includes(url.origin) && url.username === '' && url.password === ''
}
