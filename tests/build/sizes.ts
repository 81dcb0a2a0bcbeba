import { brotliCompressSync } from 'node:zlib'
import { fileOf } from '../../tools/build/hosting/page-files.ts'

/** The bytes of a build's files, by path relative to its folder. */
export type BuiltFiles = ReadonlyMap<string, Uint8Array>

/** The paths of the entry pages with a budget. */
export const entryPages = {
  landing: '/',
  login: '/login',
  'sign-up': '/signup',
  profile: '/profile',
} as const

/**
 * The files that a page requests by itself: for a visitor, or on a member's page for a member, with those that are fetched
 * early. Throws if the page lists none.
 */
export const filesOf = (page: string): string[] => {
  const lists = [...page.matchAll(/\[((?:`\/assets\/[^`]+`,?)+)\]/g)].map(([, list = '']) =>
    list.split(',').map((url) => url.slice(2, -1)),
  )
  const [files, preloaded = []] = lists
  if (!files) throw new Error('The page lists no files.')
  return page.includes('data-prerendered="frame"') ? [...files, ...preloaded] : files
}

/** What each entry page loads, in kB (1000 bytes) after brotli; fonts are compressed already. */
export const sizesOf = (files: BuiltFiles) =>
  new Map(
    Object.entries(entryPages).map(([name, path]) => {
      const page = textIn(files, fileOf(path))
      const kilobytes = (ending: string) =>
        filesOf(page)
          .filter((file) => file.endsWith(ending))
          .reduce((sum, file) => sum + brotli(textIn(files, file)), 0)
      const fonts = [...files].filter(([file]) => file.includes('-common-'))
      const sizes = {
        document: brotli(page),
        styles: kilobytes('.css'),
        scripts: kilobytes('.js'),
        fonts: fonts.reduce((sum, [, { length }]) => sum + length / 1000, 0),
        depth: depthOf(files, filesOf(page)),
      }
      return [name, sizes] as const
    }),
  )

/** The longest chain of requests: the document, the files that it requests, and static imports that it does not list. */
const depthOf = (files: BuiltFiles, requested: readonly string[], depth = 2): number => {
  const imports = requested
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [
      ...textIn(files, file).matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)/g),
    ])
    .map(([, name]) => `assets/${name}`)
  const others = imports.filter((file) => !requested.includes(file))
  return others.length === 0 ? depth : depthOf(files, [...requested, ...others], depth + 1)
}

/** The folders and packages of modules, which are paths. */
export const foldersOf = (modules: readonly string[], root: string): string[] => {
  const folders = modules.map((id) => {
    const [, inPackage] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
    return inPackage ?? id.replace(root, '').replace(/\/[^/]*$/, '')
  })
  return [...new Set(folders)].filter((folder) => !folder.startsWith('\0')).sort()
}

/** The text of a built file. Throws if it is missing. */
export const textIn = (files: BuiltFiles, path: string): string => {
  const bytes = files.get(path)
  if (!bytes) throw new Error(`The build has no ${path}`)
  return Buffer.from(bytes).toString('utf8')
}

/**
 * Node's default quality is the highest, 11. The hashes in file names change with every commit, and the size with them by up to 0.07 kB,
 * so names count without them.
 */
const brotli = (text: string): number =>
  brotliCompressSync(text.replace(/-[\w-]{8}(?=\.(?:js|css|woff2))/g, '-')).length / 1000
