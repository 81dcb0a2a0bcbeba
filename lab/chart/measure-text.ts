import type { Measure } from './geometry.ts'

/**
 * Measures texts with the fonts' own advance widths, so the result is the same with and without a browser, and before
 * any font has loaded.
 */
export const measureText: Measure = (text, face) => {
  const { size, advanceOf } = faces[face]
  const thousandths = [...text].reduce((sum, letter) => sum + advanceOf(letter), 0)
  return Math.ceil((thousandths * size) / 1_000)
}

/** A label as it fits into a width (px), cut if it is longer. */
export const cutText = (text: string, width: number): string => {
  if (measureText(text, 'label') <= width) return text
  let end = text.length
  while (end > 1 && measureText(`${text.slice(0, end)}…`, 'label') > width) end -= 1
  return `${text.slice(0, end).trimEnd()}…`
}

/* Advance widths of Instrument Sans at weight 400, in thousandths of its size, from the space to the tilde. */
const letters = [
  200, 273, 384, 716, 608, 786, 755, 232, 406, 406, 408, 531, 255, 506, 255, 443, 666, 391, 545,
  574, 600, 574, 599, 532, 582, 610, 255, 255, 531, 531, 531, 567, 853, 728, 636, 741, 752, 638,
  602, 765, 736, 254, 455, 692, 588, 906, 736, 786, 656, 787, 656, 608, 648, 712, 728, 1089, 688,
  676, 623, 406, 443, 406, 531, 426, 354, 533, 606, 533, 606, 564, 354, 606, 599, 240, 240, 535,
  240, 922, 599, 584, 606, 606, 375, 473, 377, 589, 523, 767, 551, 523, 496, 406, 242, 406, 531,
]

/* Other characters may come from a fallback font. */
const widest = 1_000

/* See app/fonts.ts: JetBrains Mono is monospaced. */
const faces = {
  state: { size: 13.5, advanceOf: () => 600 },
  label: {
    size: 13,
    advanceOf: (letter: string) => letters[(letter.codePointAt(0) ?? 0) - 32] ?? widest,
  },
} as const
