import type { Rolldown } from 'vite'
import type { Page } from '../../../machines/paths.ts'

/** The files of the bundle that a prerendered page needs, as paths relative to the bundle's folder. */
export type PageParts = {
  styles: readonly string[]
  /** The scripts for a visitor. For the landing page, they do not include the site. */
  visitor: readonly string[]
  /** The scripts for a member with a stored session: the site, and the chunk of the page. */
  member: readonly string[]
  /** Scripts that the site loads for every member. They are only fetched early. */
  preloaded: readonly string[]
}

/** The properties of a chunk that are used here. */
type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'code' | 'imports' | 'isEntry' | 'moduleIds' | 'facadeModuleId'
> & { viteMetadata?: { importedCss: Set<string> } }

/** The entry module of the landing page for visitors. */
export const landingEntry = 'src/landing.tsx'

/**
 * Returns the styles and scripts of the page at this path, with their static imports. A page that is not `whole` confirms
 * the identity early, so it starts without the identity library. Throws if the bundle lacks a page.
 */
export const partsOf = (
  path: Page,
  chunks: readonly Chunk[],
  { isWhole }: { isWhole: boolean },
): PageParts => {
  const page = modules[path]
  const lazyModules = isWhole ? startedIdentity : earlyIdentity
  const entries = chunks.filter(({ isEntry }) => isEntry)
  const entryOf = (module: string) =>
    entries.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`))
  const site = reachedFrom(
    chunks,
    entryOf('index.html'),
    chunks.find(({ moduleIds }) => moduleIds.some((id) => isPageOf(page, id))),
  )
  const visitor = path === '/' ? reachedFrom(chunks, entryOf(landingEntry)) : site
  const styles = [...visitor, ...site].flatMap(({ viteMetadata }) => [
    ...(viteMetadata?.importedCss ?? []),
  ])
  return {
    styles: [...new Set(styles)],
    visitor: largestFirst(visitor),
    member: largestFirst(site),
    preloaded: chunks
      .filter(({ moduleIds }) => moduleIds.some((id) => lazyModules.test(id)))
      .flatMap((chunk) => reachedFrom(chunks, chunk))
      .filter((chunk, index, all) => !site.includes(chunk) && all.indexOf(chunk) === index)
      .map(({ fileName }) => fileName),
  }
}

/** Over HTTP/1.1 a browser sends six requests at a time, so the largest script must not wait for the smallest ones. */
const largestFirst = (chunks: readonly Chunk[]): string[] =>
  [...chunks].sort((a, b) => b.code.length - a.code.length).map(({ fileName }) => fileName)

/** The modules that restore a session and load the member's record, with and without the identity library. */
const startedIdentity = /\/src\/services\/(identity-firebase\/started-identity|member-api)\.ts$/
const earlyIdentity = /\/src\/services\/(identity-firebase\/early-identity|member-api)\.ts$/

/** The modules of the pages in `src/app/pages`. */
const modules: Readonly<Record<Page, string>> = {
  '/': 'home',
  '/login': 'login',
  '/signup': 'signup',
  '/forgot-password': 'forgot-password',
  '/verify-email': 'verify-email',
  '/profile-completion': 'profile-form',
  '/preferences': 'preferences',
  '/profile': 'profile',
  '/edit-profile': 'profile-form',
  '/settings': 'settings',
  '/update-preferences': 'preferences',
}

const reachedFrom = (
  chunks: readonly Chunk[],
  ...starts: readonly (Chunk | undefined)[]
): Chunk[] => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  if (starts.includes(undefined)) throw new Error('The bundle lacks a page to prerender.')
  const reached = new Set<Chunk>()
  const reach = (chunk: Chunk | undefined) => {
    if (!chunk || reached.has(chunk)) return
    reached.add(chunk)
    for (const name of chunk.imports) reach(byName.get(name))
  }
  for (const chunk of starts) reach(chunk)
  return [...reached]
}

/** Whether a module is a lazily loaded page. `page` is the name of its file. */
export const isPageOf = (page: string, id: string): boolean =>
  id.endsWith(`/src/app/pages/${page}.tsx`)
