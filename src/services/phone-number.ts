import parsePhoneNumber, {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
} from 'libphonenumber-js/min'

/** How a stored phone number is shown to the reader, and how a typed one is sent. */
export type PhoneFormat = {
  readable: string
  /** The number to send for a typed text: E.164 if the text is a valid number, else the text. */
  complete(typed: string): string
}

/**
 * The format of a stored number (E.164) for a reader with these languages, the preferred one first: national in the
 * number's own country, otherwise international, which the backend can parse. A national number is completed with that
 * country. The backend does not know the country, and the reader's language alone would be a guess (decision 0028).
 */
export const phoneFormatOf = (stored: string, languages: readonly string[]): PhoneFormat => {
  const number = parsePhoneNumber(stored, { extract: false })
  if (!number?.isPossible() || number.ext) return { readable: stored, complete: asTyped }
  const country = regionOf(languages)
  if (!country || getCountryCallingCode(country) !== number.countryCallingCode)
    return { readable: number.formatInternational(), complete: asTyped }
  const complete = (typed: string): string => {
    const changed = parsePhoneNumber(typed, { defaultCountry: country, extract: false })
    return changed?.isValid() && !changed.ext ? changed.number : typed
  }
  const national = number.formatNational()
  // Some national formats, as of Argentine mobile numbers, cannot always be completed.
  const isReversible = complete(national) === number.number
  return { readable: isReversible ? national : number.formatInternational(), complete }
}

const asTyped = (typed: string): string => typed

const regionOf = ([preferred]: readonly string[]): CountryCode | undefined => {
  const region = preferred && new Intl.Locale(preferred).maximize().region
  return region && isSupportedCountry(region) ? region : undefined
}
