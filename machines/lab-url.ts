/** The lab URL of a step of a path: a path of the tour by its id, any other by its moves. */
export const labUrl = (
  machine: string,
  path: { id?: string; input: string; moves: readonly string[] },
  step: number,
): string => {
  const place = `http://localhost:${sitePort()}/lab/#/${machine}`
  if (path.id !== undefined) return `${place}/path/${path.id}/step/${step}`
  const query = new URLSearchParams({ input: path.input, moves: JSON.stringify(path.moves) })
  return `${place}/step/${step}?${query}`
}

/* The port of `npm start`. A browser, which prints no such URL, has no process. */
const sitePort = (): string => ('process' in globalThis && process.env.SITE_PORT) || '5173'
