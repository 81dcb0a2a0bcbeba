import { numberText } from './numbers.ts'

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${numberText(count)} ${count === 1 ? one : many}`]

const connectionCount = (connections: number) => counted(connections, 'connection', 'connections')

/** A member's own trellis, on the home page and the profile. */
export const trellisCopy = {
  label: 'Your trellis',
  /** On the empty card of a member without meetups. */
  empty: 'Your first plan goes here',
  /** On the card: what has grown so far; null without a meetup. */
  grown: (meetups: number, connections: number): string | null =>
    meetups === 0
      ? null
      : [...counted(meetups, 'meetup', 'meetups'), ...connectionCount(connections)].join(', '),
  /** For a screen reader, where the card does not say it. */
  connectionsLabel: (connections: number) => connectionCount(connections).join(''),
  /** What does not fit. */
  more: (count: number) => `and ${numberText(count)} more`,
  connections: (count: number) => `+${numberText(count)}`,
} as const
