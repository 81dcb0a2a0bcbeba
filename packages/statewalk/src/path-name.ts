/** A path's name: `just signed up: resend requested → send: fails`. */
export const pathName = (input: string, moves: readonly string[]): string =>
  moves.length === 0 ? input : `${input}: ${moves.join(' → ')}`

/** A short id of a path that depends on its name alone (FNV-1a, 32 bits, base 36). */
export const pathId = (name: string): string => {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36).padStart(7, '0')
}
