import type { Move } from './moves.ts'

/*
 * Moves that no model lists: a person lets an arbitrary time pass, or types arbitrary data. Their names contain
 * everything needed to repeat them, so a recorded path still consists of names alone.
 */

/** Lets time pass, whether or not a timer fires: `⏲ 1000 ms`. */
export const passOf = (ms: number): Move => ({
  kind: 'wait',
  name: `${passing} ${ms} ms`,
  timers: [],
  ms,
})

/**
 * Sends a user event with custom data, `field changed {"field":"email","value":"m"}`, to the machine or to one of its
 * children (`picture › …`). A property `at` always becomes the present moment.
 */
export const sendOf = (
  event: string,
  data: Readonly<Record<string, unknown>>,
  to: string | null = null,
): Move => ({
  kind: 'send',
  name: `${to === null ? '' : `${to}${under}`}${event} ${JSON.stringify(data)}`,
  event,
  payload: null,
  to,
  data,
})

/** Parses the name of a free move; null if the name has another form. */
export const freeMoveNamed = (name: string): Move | null => {
  const ms = /^⏲ (\d+) ms$/.exec(name)?.[1]
  if (ms !== undefined) return passOf(Number(ms))
  const [, head, json] = /^([^{]+) (\{.*\})$/s.exec(name) ?? []
  const data = json === undefined ? null : parsed(json)
  if (head === undefined || data === null) return null
  const end = head.lastIndexOf(under)
  return end === -1
    ? sendOf(head, data)
    : sendOf(head.slice(end + under.length), data, head.slice(0, end))
}

const passing = '⏲'
const under = ' › '

const parsed = (json: string): Record<string, unknown> | null => {
  try {
    return { ...JSON.parse(json) }
  } catch {
    return null
  }
}
