/** A move or a label as people read it: few fonts have the signs that stand for timers in names. */
export const said = (name: string): string =>
  name.replace(/(^|› )⏱ /, '$1after ').replace(/(^|› )⏲ /, '$1wait ')
