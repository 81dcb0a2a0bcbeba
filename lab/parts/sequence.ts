import type { Measure } from '../chart/geometry.ts'
import { displayText } from './display-text.ts'

/** One message of a sequence diagram, from one lifeline to another. */
export type Message = { step: number; from: string; to: string; text: string }

/** A sequence diagram: the lifelines from left to right, and their messages. */
export type Sequence = { actors: readonly string[]; messages: readonly Message[] }

/** A sequence of these messages, with the lifelines in order of appearance, after those in `first`. */
export const toSequence = (first: readonly string[], messages: readonly Message[]): Sequence => ({
  actors: [...new Set([...first, ...messages.flatMap(({ from, to }) => [from, to])])],
  messages,
})

/** The widths of the lifelines' columns (px), in which every name and every message fits. */
export const columnWidths = (
  { actors, messages }: Sequence,
  measure: Measure,
): readonly number[] => {
  const widths = actors.map((actor) => Math.max(narrowest, measure(actor, 'state') + padding))
  const indexes = new Map(actors.map((actor, index) => [actor, index]))
  const texts = messages.map(({ from, to, text }) => {
    const ends = [indexes.get(from) ?? 0, indexes.get(to) ?? 0]
    return { first: Math.min(...ends), last: Math.max(...ends), text }
  })
  const unique = new Map(texts.map((text) => [JSON.stringify(text), text]))
  // Short distances first: what they need widens the long ones too.
  for (const { first, last, text } of [...unique.values()].sort(
    (a, b) => a.last - a.first - (b.last - b.first),
  )) {
    const needed = measure(displayText(text), 'label') + padding
    const missing = needed - (centreOf(widths, last) - centreOf(widths, first))
    if (first === last || missing <= 0) continue
    for (let index = first; index <= last; index += 1)
      widths[index] = (widths[index] ?? 0) + Math.ceil(missing / (last - first))
  }
  return widths
}

/**
 * The widths in a pane of this width (px): if not every name and message fits, all lifelines still do. They are then
 * equally far apart, the names may be vertical, and messages cross other lifelines.
 */
export const widthsIn = (pane: number, widths: readonly number[]): readonly number[] => {
  const isTooWide = pane > 0 && widths.reduce((sum, width) => sum + width, 0) > pane
  return isTooWide ? widths.map(() => Math.max(closest, Math.floor(pane / widths.length))) : widths
}

/** Whether a name of a lifeline needs more than its column (px). */
export const isNarrow = (width: number): boolean => width < narrowest

/** The x of a lifeline (px). */
export const centreOf = (widths: readonly number[], index: number): number =>
  widths.slice(0, index).reduce((sum, width) => sum + width, 0) + (widths[index] ?? 0) / 2

const narrowest = 88
/* Two vertical names side by side. */
const closest = 26
const padding = 28
