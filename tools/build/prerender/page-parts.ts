import type { Rolldown } from 'vite'
import type { Page } from '../../../machines/paths.ts'
import { entryModules, lazyModules, pageModules } from '../../../src/app/pages/page-files.ts'

/** The files of the bundle that a page needs, as paths relative to the bundle's folder: first the styles, then the scripts. */
export type PageParts = {
  /** For a visitor. On the landing page, they do not include the site. */
  visitor: readonly string[]
  /** For a member with a stored session: the site, and the chunk of the page. */
  member: readonly string[]
  /** Scripts that the site loads for every member. They are only fetched early. */
  preloaded: readonly string[]
}

/** The properties of a chunk that are used here. */
type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'code' | 'imports' | 'moduleIds' | 'facadeModuleId'
> & { viteMetadata?: { importedCss: Set<string> } }

/**
 * Returns the styles and scripts of the page at this path, with their static imports. A page that is not `whole` confirms
 * the identity early, so it starts without the identity library. Throws if the bundle lacks a page.
 */
export const partsOf = (
  path: Page,
  chunks: readonly Chunk[],
  { isWhole }: { isWhole: boolean },
): PageParts => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const withImports = (starts: readonly Chunk[]) => [
    ...reachedFrom(starts, ({ imports }) => imports.flatMap((name) => byName.get(name) ?? [])),
  ]
  const entryOf = (module: string) =>
    withImports(chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`)))
  const chunksOf = (module: string) => {
    const withModule = chunks.filter(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(`/${module}`)),
    )
    if (withModule.length === 0)
      throw new Error(`The bundle lacks ${module}, a page or a part of one.`)
    return withModule
  }
  const site = unique([...entryOf('index.html'), ...withImports(chunksOf(pageModules[path]))])
  const visitor = path === '/' ? entryOf(entryModules.landing) : site
  const identity = isWhole ? lazyModules['started-identity'] : []
  const preloaded = withImports([...identity, ...lazyModules['member-api']].flatMap(chunksOf))
  return {
    visitor: filesOf(visitor),
    member: filesOf(site),
    preloaded: preloaded.filter((chunk) => !site.includes(chunk)).map(({ fileName }) => fileName),
  }
}

export const isStyleSheet = (file: string): boolean => file.endsWith('.css')

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

/** Over HTTP/1.1 a browser sends six requests at a time, so the largest script must not wait for the smallest ones. */
const filesOf = (chunks: readonly Chunk[]): string[] => [
  ...unique(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
  ...chunks.toSorted((a, b) => b.code.length - a.code.length).map(({ fileName }) => fileName),
]

/** The nodes of a graph that the `starts` lead to, themselves included. */
export const reachedFrom = <Node>(
  starts: readonly Node[],
  nextOf: (node: Node) => readonly Node[],
): ReadonlySet<Node> => {
  const reached = new Set(starts)
  // A set also iterates over what is added meanwhile.
  for (const node of reached) for (const next of nextOf(node)) reached.add(next)
  return reached
}
