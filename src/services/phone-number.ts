import parsePhoneNumber from 'libphonenumber-js/min'

/**
 * A stored phone number (E.164) in the international format of its country, which is readable everywhere and which the
 * backend converts back. Any other text is unchanged.
 */
export const readablePhone = (stored: string): string => {
  const number = parsePhoneNumber(stored)
  return number?.isPossible() ? number.formatInternational() : stored
}
