/** A move, a label or a path name as display text: few fonts have the timer signs of the names. */
export const displayText = (name: string): string =>
  name.replace(/(^|› |→ |: )⏱ /g, '$1after ').replace(/(^|› |→ |: )⏲ /g, '$1wait ')
