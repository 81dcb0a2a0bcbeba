/** The contrast ratio of two colours (`#RRGGBB`), WCAG 2: 1 for the same colour, 21 for black on white. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const channels = /^#(..)(..)(..)$/.exec(colour)
  if (!channels) throw new Error(`${colour} is not a colour of six hexadecimal digits.`)
  const [red = 0, green = 0, blue = 0] = channels.slice(1).map((hex) => linear(parseInt(hex, 16)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
