/** Returns the valid value in data of unknown origin, without its other properties; null if it is invalid. */
export type Parse<Value> = (data: unknown) => Value | null

/** The parsed JSON, or undefined for any other text. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether data is an object or an array, so that its properties can be read. */
export const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null

/** Whether data is a text of at most `max` characters. */
export const isText = (data: unknown, max: number): data is string =>
  typeof data === 'string' && data.length <= max

/** Whether data is an email or another line that the site has accepted. */
export const isLine = (data: unknown): data is string => isText(data, 320)

/** Whether data is one line of a form. It may be longer than the form accepts: a reload must not lose it. */
export const isTyped = (data: unknown): data is string => isText(data, 1_000)

/** Whether data is a finite number. */
export const isFiniteNumber = (data: unknown): data is number => Number.isFinite(data)
