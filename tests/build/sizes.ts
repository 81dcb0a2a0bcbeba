import { brotliCompressSync, gzipSync } from 'node:zlib'
import { pageFiles } from '../../tools/build/hosting/page-files.ts'

/** The bytes of a build's files, by path relative to its folder. */
export type BuiltFiles = ReadonlyMap<string, Uint8Array>

/**
 * The sizes with a budget, in kB (1000 bytes) after gzip -9, or after brotli 11 if their name says so. Fonts are already
 * compressed. Throws if a file is missing.
 */
export const sizesOf = (files: BuiltFiles): Readonly<Record<string, number>> => {
  const shell = textIn(files, 'app.html')
  const entry = withImports(files, pathsIn(shell, /<script type="module"[^>]* src="\/([^"]+)"/g))
  const landingPage = textIn(files, 'index.html')
  const landing = withImports(files, [chunk(files, 'landing')])
  const page = (name: string) => withImports(files, [chunk(files, name)])
  const identity = withImports(files, [chunk(files, 'started-identity')])
  const fonts = [...files].filter(([path]) => path.includes('-common-'))
  return {
    'landing scripts': kilobytes(files, landing),
    'landing page with styles and illustrations, brotli': brotli(landingPage),
    'landing page up to the end of its first panel, brotli': brotli(firstPanelOf(landingPage)),
    'largest prerendered form with styles and illustrations': Math.max(
      ...forms.map((file) => kilobytes(files, [file])),
    ),
    'fonts with the common characters':
      fonts.reduce((sum, [, { length }]) => sum + length, 0) / 1000,
    'login scripts before typing': kilobytes(files, [...entry, ...page('login')]),
    'login scripts with identity': kilobytes(files, [...entry, ...page('login'), ...identity]),
    'sign-up scripts before typing': kilobytes(files, [...entry, ...page('signup')]),
    'sign-up scripts with identity': kilobytes(files, [...entry, ...page('signup'), ...identity]),
    'largest route of its own': Math.max(
      ...routes(files).map((route) => kilobytes(files, [route])),
    ),
  }
}

/** One sentence for each size over its budget and for each budget without a size. */
export const overBudget = (
  sizes: Readonly<Record<string, number>>,
  budgets: Readonly<Record<string, { limit: number }>>,
): string[] =>
  Object.entries(budgets).flatMap(([what, { limit }]) => {
    const size = sizes[what]
    if (size === undefined) return [`${what} was not measured`]
    return size > limit ? [`${what}: ${size.toFixed(1)} kB, the budget is ${limit}`] : []
  })

/** The page from its start: the browser can paint the first panel when it has received this. */
const firstPanelOf = (page: string): string => {
  const [firstPanel] = /^.*?<\/section>/s.exec(page) ?? []
  if (!firstPanel) throw new Error('index.html has no panel.')
  return firstPanel
}

/** The prerendered pages except the landing page. */
const forms = pageFiles
  .filter(({ path, isWhole }) => isWhole && path !== '/')
  .map(({ file }) => file)

const textIn = (files: BuiltFiles, path: string): string => {
  const bytes = files.get(path)
  if (!bytes) throw new Error(`The build has no ${path}`)
  return Buffer.from(bytes).toString('utf8')
}

const pathsIn = (text: string, found: RegExp): string[] =>
  [...text.matchAll(found)].map(([, path = '']) => path)

const scripts = (files: BuiltFiles): string[] =>
  [...files.keys()].filter((path) => path.endsWith('.js') && path.startsWith('assets/'))

const chunk = (files: BuiltFiles, name: string): string => {
  const found = scripts(files).filter(
    (path) => /^assets\/(.+)-[\w-]{8}\.js$/.exec(path)?.[1] === name,
  )
  const [largest] = found.sort((a, b) => (files.get(b)?.length ?? 0) - (files.get(a)?.length ?? 0))
  if (!largest) throw new Error(`The build has no script named ${name}`)
  return largest
}

const routes = (files: BuiltFiles): string[] =>
  scripts(files).filter((path) =>
    /^assets\/(_member\.[\w-]+|login|signup|verify-email|forgot-password|routes|[\w-]+-page)-[\w-]{8}\.js$/.test(
      path,
    ),
  )

/** The scripts with their static imports. */
const withImports = (files: BuiltFiles, starts: readonly string[]): Set<string> => {
  const reached = new Set<string>()
  const reach = (path: string) => {
    if (reached.has(path)) return
    reached.add(path)
    const imports = /(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g
    for (const name of pathsIn(textIn(files, path), imports)) reach(`assets/${name}`)
  }
  for (const path of starts) reach(path)
  return reached
}

const kilobytes = (files: BuiltFiles, paths: Iterable<string>): number =>
  [...new Set(paths)].reduce(
    (sum, path) => sum + gzipSync(textIn(files, path), { level: 9 }).length / 1000,
    0,
  )

/** Node's default quality is the highest, 11. */
const brotli = (text: string): number => brotliCompressSync(text).length / 1000
