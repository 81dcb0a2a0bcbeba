/** A path's name: `just signed up: resend requested → send: fails`. */
export const pathName = (input: string, moves: readonly string[]): string =>
  moves.length === 0 ? input : `${input}: ${moves.join(' → ')}`

/** A short id of a path that depends on its name alone (FNV-1a, 32 bits, base 36). */
export const pathId = (name: string): string => {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36).padStart(7, '0')
}

/** The lab URL of a step of a path: a path of the tour by its id, any other by its moves. */
export const labUrl = (
  machine: string,
  path: { id?: string; input: string; moves: readonly string[] },
  step: number,
): string => {
  const place = `${lab}#/${machine}`
  if (path.id !== undefined) return `${place}/path/${path.id}/step/${step}`
  const query = new URLSearchParams({ input: path.input, moves: JSON.stringify(path.moves) })
  return `${place}/step/${step}?${query}`
}

const lab = 'http://localhost:5173/lab/'
