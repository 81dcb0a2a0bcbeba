/** A move, a label or the name of a path as people read it: few fonts have the signs that stand for timers in names. */
export const said = (name: string): string =>
  name.replace(/(^|› |→ |: )⏱ /g, '$1after ').replace(/(^|› |→ |: )⏲ /g, '$1wait ')
