import type { Move } from './moves.ts'

/*
 * Moves that no model lists: a person lets any time pass, or types anything. Their names carry all that is
 * needed to make them again, so that a recorded path is still no more than names.
 */

/** Time passes, whether or not a timer falls due: `⏲ 1000 ms`. */
export const passOf = (ms: number): Move => ({
  kind: 'wait',
  name: `${passing} ${ms} ms`,
  timers: [],
  ms,
})

/**
 * A person sends an event with data of their own: `field changed {"field":"email","value":"m"}`, to the machine
 * or to a child of it (`picture › …`). A property `at` always becomes the present moment.
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

/** The free move with this name, or null where it is the name of none. */
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
