import type { Rolldown } from 'vite'

/** What a drawn page needs of a bundle, as paths from its folder. */
export type PageParts = {
  styles: readonly string[]
  /** For a visitor. Of the landing page this is that page alone. */
  visitor: readonly string[]
  /** For whoever has a stored session: the site, then what it would only ask for when it runs. */
  member: readonly string[]
}

/** The part of a bundle that is read here. */
type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'imports' | 'isEntry' | 'moduleIds' | 'facadeModuleId'
> & { viteMetadata?: { importedCss: Set<string> } }

/** The module that a visitor's landing page starts with. */
export const landingEntry = 'src/landing.tsx'

/** The styles and scripts of the page at this path, with all that they import. Throws when the bundle lacks one. */
export const partsOf = (path: string, chunks: readonly Chunk[]): PageParts => {
  const route = path === '/' ? 'index' : path.slice(1)
  const entries = chunks.filter(({ isEntry }) => isEntry)
  const isLanding = ({ facadeModuleId }: Chunk) => facadeModuleId?.endsWith(`/${landingEntry}`)
  const site = reachedFrom(
    chunks,
    entries.find((chunk) => !isLanding(chunk)),
    chunks.find(({ moduleIds }) => moduleIds.some((id) => isPageOf(route, id))),
  )
  const visitor = path === '/' ? reachedFrom(chunks, entries.find(isLanding)) : site
  const styles = [...visitor, ...site].flatMap(({ viteMetadata }) => [
    ...(viteMetadata?.importedCss ?? []),
  ])
  return {
    styles: [...new Set(styles)],
    visitor: visitor.map(({ fileName }) => fileName),
    member: site.map(({ fileName }) => fileName),
  }
}

const reachedFrom = (
  chunks: readonly Chunk[],
  ...starts: readonly (Chunk | undefined)[]
): Chunk[] => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  if (starts.includes(undefined)) throw new Error('The bundle lacks a page that is to be drawn.')
  const reached = new Set<Chunk>()
  const reach = (chunk: Chunk | undefined) => {
    if (!chunk || reached.has(chunk)) return
    reached.add(chunk)
    for (const name of chunk.imports) reach(byName.get(name))
  }
  for (const chunk of starts) reach(chunk)
  return [...reached]
}

/** Whether a module is the page of a route, which the site loads when it goes there. `route` is its file's name. */
export const isPageOf = (route: string, id: string): boolean =>
  id.includes(`/src/routes/${route}.tsx?tsr-split=component`)
