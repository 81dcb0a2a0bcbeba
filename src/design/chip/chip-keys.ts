/** The text that was typed to find a chip, and when its last character was typed, in ms. */
export type Typed = { text: string; at: number }

/** Characters that follow each other within this time, in ms, belong to one text. */
const typingPause = 1_000

/** The text after a key: each pause starts a new one. */
export const typedWith = (typed: Typed, key: string, at: number): Typed => ({
  text: (at - typed.at < typingPause ? typed.text : '') + key.toLowerCase(),
  at,
})

/**
 * The chip that starts with the typed text, from the current one on and around. One letter, once or repeated, goes to the
 * next chip with it.
 */
export const typedChip = (
  chips: readonly HTMLElement[],
  current: number,
  { text }: Typed,
): HTMLElement | undefined => {
  const isOneLetter = [...text].every((letter) => letter === text[0])
  const start = current + (isOneLetter ? 1 : 0)
  const sought = isOneLetter ? text.slice(0, 1) : text
  return [...chips.slice(start), ...chips.slice(0, start)].find((chip) =>
    chip.textContent.toLowerCase().startsWith(sought),
  )
}

/** The chip that a key leads to, or undefined for a key that leads nowhere. Right and left follow the writing direction. */
export const chipAfterKey = (
  chips: readonly HTMLElement[],
  current: number,
  key: string,
): HTMLElement | undefined => {
  const from = chips[current]
  if (!from) return undefined
  const forward = getComputedStyle(from).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return chips.at((current + (key === forward ? 1 : -1)) % chips.length)
    case 'ArrowDown':
      return inNextRow(chips.slice(current + 1), from)
    case 'ArrowUp':
      return inNextRow(chips.slice(0, current).reverse(), from)
    case 'Home':
      return chips[0]
    case 'End':
      return chips.at(-1)
    default:
      return undefined
  }
}

/** The nearest chip of the next row, or the next chip where no row follows. */
const inNextRow = (following: readonly HTMLElement[], from: HTMLElement) => {
  const first = following.find((chip) => chip.offsetTop !== from.offsetTop)
  if (!first) return following[0]
  const middle = (chip: HTMLElement) => chip.offsetLeft + chip.offsetWidth / 2
  const distance = (chip: HTMLElement) => Math.abs(middle(chip) - middle(from))
  return following
    .filter((chip) => chip.offsetTop === first.offsetTop)
    .reduce((nearest, chip) => (distance(chip) < distance(nearest) ? chip : nearest))
}
