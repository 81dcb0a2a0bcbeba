/** A plain JSON value in one line, truncated if long. */
export const formatJson = (value: unknown, maxLength = 240): string => {
  const text = value === undefined ? '–' : (JSON.stringify(value) ?? String(value))
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}

/** A duration as a clock shows it: `1:07.8`. */
export const clockTime = (ms: number): string => {
  const tenths = Math.floor(ms / 100)
  const minutes = Math.floor(tenths / 600)
  const seconds = (tenths % 600) / 10
  return `${minutes}:${seconds.toFixed(1).padStart(4, '0')}`
}

/** A duration in its shortest form: `46 s`, `1.5 s`, `250 ms`. */
export const spanOf = (ms: number): string =>
  ms >= 1_000 ? `${Number((ms / 1_000).toFixed(1))} s` : `${ms} ms`
