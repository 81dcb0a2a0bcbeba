import type { Rolldown } from 'vite'

/** What the page at / needs of a bundle, as paths from its folder. */
export type LandingParts = {
  styles: readonly string[]
  /** For a visitor: the landing page alone. */
  landing: readonly string[]
  /** For whoever has a stored session: the site, then what it would only ask for when it runs. */
  site: readonly string[]
}

/** The part of a bundle that is read here. */
type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'imports' | 'isEntry' | 'moduleIds' | 'facadeModuleId'
> & { viteMetadata?: { importedCss: Set<string> } }

/** The module that a visitor's landing page starts with. */
export const landingEntry = 'src/landing.tsx'

/** The styles and scripts of both programs, with all that they import. Throws when the bundle lacks one of them. */
export const landingParts = (chunks: readonly Chunk[]): LandingParts => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const isLanding = ({ facadeModuleId }: Chunk) => facadeModuleId?.endsWith(`/${landingEntry}`)
  const reachedFrom = (...starts: readonly (Chunk | undefined)[]): Chunk[] => {
    if (starts.includes(undefined)) throw new Error('The bundle has no landing page.')
    const reached = new Set<Chunk>()
    const reach = (chunk: Chunk | undefined) => {
      if (!chunk || reached.has(chunk)) return
      reached.add(chunk)
      for (const name of chunk.imports) reach(byName.get(name))
    }
    for (const chunk of starts) reach(chunk)
    return [...reached]
  }
  const entries = chunks.filter(({ isEntry }) => isEntry)
  const landing = reachedFrom(entries.find(isLanding))
  const site = reachedFrom(
    entries.find((chunk) => !isLanding(chunk)),
    chunks.find(({ moduleIds }) => moduleIds.some((id) => isPageOf('index', id))),
  )
  const styles = [...landing, ...site].flatMap(({ viteMetadata }) => [
    ...(viteMetadata?.importedCss ?? []),
  ])
  return {
    styles: [...new Set(styles)],
    landing: landing.map(({ fileName }) => fileName),
    site: site.map(({ fileName }) => fileName),
  }
}

/** Whether a module is the page of a route, which the site loads when it goes there. `route` is its file's name. */
export const isPageOf = (route: string, id: string): boolean =>
  id.includes(`/src/routes/${route}.tsx?tsr-split=component`)
