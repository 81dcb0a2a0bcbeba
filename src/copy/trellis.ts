import { numberText } from './numbers.ts'

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${numberText(count)} ${count === 1 ? one : many}`]

/** A member's own trellis, on the home page and the profile. */
export const trellisCopy = {
  label: 'Your trellis',
  /** On the empty card of a member without meetups and connections. */
  empty: 'Your first plan goes here',
  /** On the card: what has grown so far; null if nothing has. */
  grown: (meetups: number, connections: number): string | null =>
    [
      ...counted(meetups, 'meetup', 'meetups'),
      ...counted(connections, 'connection', 'connections'),
    ].join(', ') || null,
  /** What does not fit. */
  more: (count: number) => `and ${numberText(count)} more`,
  meetups: (count: number) => `and ${counted(count, 'more meetup', 'more meetups').join('')}`,
  connections: (count: number) => `+${numberText(count)}`,
} as const
