import type { Rolldown } from 'vite'

/** What the landing page needs of a bundle, as paths from its folder. */
export type LandingParts = {
  styles: readonly string[]
  /** The program first, then what it would only ask for when it runs. */
  scripts: readonly string[]
}

/** The part of a bundle that is read here. */
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'isEntry' | 'moduleIds'> & {
  viteMetadata?: { importedCss: Set<string> }
}

/**
 * The styles and scripts of the program and of the route of the landing page, with all that they import. Throws
 * when the bundle has no such route.
 */
export const landingParts = (chunks: readonly Chunk[]): LandingParts => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reached = new Set<Chunk>()
  const reach = (chunk: Chunk | undefined) => {
    if (!chunk || reached.has(chunk)) return
    reached.add(chunk)
    for (const name of chunk.imports) reach(byName.get(name))
  }
  const starts = [chunks.find(({ isEntry }) => isEntry), chunks.find(isLandingRoute)]
  if (starts.includes(undefined)) throw new Error('The bundle has no landing page.')
  for (const chunk of starts) reach(chunk)
  const needed = [...reached]
  return {
    styles: [
      ...new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
    ],
    scripts: needed.map(({ fileName }) => fileName),
  }
}

const isLandingRoute = ({ moduleIds }: Chunk): boolean =>
  moduleIds.some((id) => /\/src\/routes\/index\.tsx\?tsr-split=component/.test(id))
