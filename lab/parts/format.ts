import type { StateValue } from 'xstate'

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

/** A moment (epoch ms) as seen at another: `in 46 s`, `2 min ago`, `now`. */
export const relativeTime = (at: number, now: number): string => {
  const ms = Math.abs(at - now)
  if (ms === 0) return 'now'
  const [unit = 'ms', size = 1] = units.find(([, from]) => ms >= from) ?? []
  const amount = `${Number((ms / size).toFixed(1))} ${unit}`
  return at > now ? `in ${amount}` : `${amount} ago`
}

const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
] as const

/** Whether a value of the context is a moment: a number within a year of now. */
export const isMoment = (value: unknown, now: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value - now) < 366 * 86_400_000

/** A move, a label or a path name as display text: few fonts have the timer signs of the names. */
export const displayText = (name: string): string =>
  name
    .replace(/(^|› |→ |: )⏱ /g, '$1after ')
    .replace(
      /(^|› |→ |: )⏲ (\d+) ms/g,
      (_, before: string, ms: string) => `${before}wait ${spanOf(Number(ms))}`,
    )

/** The innermost active states, by their paths: `polling.pausing` and `resending.ready`. */
export const leavesOf = (value: StateValue): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([name, inner]) => {
        const below = inner === undefined ? [] : leavesOf(inner)
        return below.length === 0 ? [name] : below.map((leaf) => `${name}.${leaf}`)
      })

/** The change of the active states: `polling.pausing → checking`, the next state of the same parent by its name. */
export const stateChange = (before: StateValue | undefined, after: StateValue): string => {
  const [from, to] = [before === undefined ? [] : leavesOf(before), leavesOf(after)]
  const left = from.filter((leaf) => !to.includes(leaf))
  const [parent = ''] = left.length === 1 ? (/^.*\./.exec(left[0] ?? '') ?? []) : []
  const entered = to
    .filter((leaf) => !from.includes(leaf))
    .map((leaf) => (leaf.startsWith(parent) ? leaf.slice(parent.length) : leaf))
  return [left, entered].flatMap((leaves) => leaves.join(', ') || []).join(' → ')
}
