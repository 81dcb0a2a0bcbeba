import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import type { Page } from '../../../machines/paths.ts'
import { entryModules } from '../../../src/app/pages/page-files.ts'
import { scriptConstants } from '../../../src/app/prerendered.ts'
import { HASHED_FILES } from '../hosting/caching.ts'
import { pageFiles, SHELL_FILE } from '../hosting/page-files.ts'
import { type PageParts, partsOf } from './page-parts.ts'
import { prerenderedPage, withoutLoadedFaces } from './prerendered-page.ts'

/** The result of `src/prerender.tsx`. */
type Prerendered = {
  /** The text of a whole page, or its frame. */
  pages: Readonly<Record<Page, { text: string; frame: string; storedUnder: readonly string[] }>>
  loadingPage: string
  errorPages: { landing: string; others: string }
  /** The headings of the error page if the connection has not failed. */
  notLoaded: Readonly<Record<'slow' | 'crashed', string>>
  /** The only origin, besides our own, from which a page loads scripts. */
  providerScripts: string
  /** The request for the member's record, without the stored token. */
  memberRequest: Readonly<Record<string, unknown>>
  /** The requests that confirm the stored identity, without its token. */
  earlyIdentity: Readonly<Record<string, unknown>>
  /** The title of a member's page for a visitor, who is redirected to /login. */
  visitorTitle: string
}

/**
 * Prerenders pages into the built site. Each page gets its own file; `index.html` is the page at /. `app.html` becomes
 * the shell for paths without a page.
 */
export const prerenderPages = (): Plugin => {
  let config: ResolvedConfig
  const parts = new Map<Page, PageParts>()
  return {
    name: 'prerender-pages',
    apply: (user, { command }) =>
      command === 'build' && !user.build?.ssr && user.build?.write !== false,
    config: () => ({
      build: {
        rollupOptions: {
          input: { index: 'index.html', landing: entryModules.landing },
        },
      },
    }),
    configResolved: (resolved) => {
      config = resolved
    },
    generateBundle: (_, bundle) => {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      for (const { path, isWhole } of pageFiles) parts.set(path, partsOf(path, chunks, { isWhole }))
    },
    writeBundle: (_, bundle) => {
      // The bundler removes chunks that are empty or only import another one.
      const exists = (path: string) => path in bundle
      for (const [path, { styles, visitor, member, preloaded }] of parts) {
        parts.set(path, {
          styles,
          visitor: visitor.filter(exists),
          member: member.filter(exists),
          preloaded: preloaded.filter(exists),
        })
      }
    },
    closeBundle: async () => {
      // A failed build has no files.
      if (parts.size === 0) return
      const folder = resolve(config.root, config.build.outDir)
      const shell = await readFile(join(folder, 'index.html'), 'utf8')
      const fonts = await moveFonts(folder)
      await writeFile(
        join(folder, SHELL_FILE),
        shell.replace('</head>', `  <link rel="stylesheet" href="/${fonts.path}" />\n  </head>`),
      )
      const { pages, loadingPage, errorPages, ...constants } = await renderPages(config)
      for (const { path, file, isWhole } of pageFiles) {
        const found = parts.get(path)
        if (!found) throw new Error(`The bundle lacks the parts of ${path}.`)
        const { styles, ...scripts } = found
        const { text: prerendered, frame, storedUnder } = pages[path]
        const text = prerenderedPage({
          path,
          shell,
          prerendered,
          frame,
          loadingPage,
          errorPage: path === '/' ? errorPages.landing : errorPages.others,
          fonts: fonts.text,
          styles: await Promise.all(
            styles.map(async (style) => ({ path: style, text: await textOf(join(folder, style)) })),
          ),
          drawings: await drawingsOf(prerendered, folder),
          scripts,
          ...(await inlineScripts(path, isWhole, { storedUnder, ...constants })),
        })
        await writeFile(join(folder, file), text)
      }
    },
  }
}

/**
 * Moves the font faces with files from the style sheets to a file of their own, and returns it. A prerendered page contains
 * them itself: with the complete style sheets they would come a second time, and lay out the whole page again.
 */
const moveFonts = async (folder: string): Promise<{ path: string; text: string }> => {
  const assets = join(folder, HASHED_FILES)
  const sheets = (await readdir(assets)).filter((name) => name.endsWith('.css'))
  let text = ''
  for (const name of sheets) {
    const { faces, rest } = withoutLoadedFaces(await textOf(join(assets, name)))
    if (faces) await writeFile(join(assets, name), rest)
    text += faces
  }
  const path = `${HASHED_FILES.slice(1)}fonts-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`
  await writeFile(join(folder, path), text)
  return { path, text }
}

const visitorScriptOf = (path: string, isWhole: boolean): string => {
  if (!isWhole) return 'member-script.js'
  return path === '/' ? 'landing-script.js' : 'form-script.js'
}

/** The sources of a page's two inline scripts. */
const inlineScripts = async (
  path: string,
  isWhole: boolean,
  {
    storedUnder,
    providerScripts,
    memberRequest,
    earlyIdentity,
    visitorTitle,
    notLoaded,
  }: Omit<Prerendered, 'pages' | 'loadingPage' | 'errorPages'> & { storedUnder: readonly string[] },
) => {
  const source = async (name: string) =>
    Object.entries(scriptConstants).reduce(
      (text, [constant, value]) => text.replaceAll(constant, JSON.stringify(value)),
      await textOf(join(import.meta.dirname, name)),
    )
  const visitor = await source(visitorScriptOf(path, isWhole))
  // A prerendered page stays small, so only a member's page requests the record and the identity early.
  const member = isWhole ? '' : await source('member-start.js')
  return {
    firstScript: (await source('first-script.js'))
      .replace('STORED_UNDER', () => JSON.stringify(storedUnder))
      .replace('PROVIDER_SCRIPTS', () => JSON.stringify(providerScripts))
      .replace('FOR_MEMBER', () => member)
      .replace('MEMBER_REQUEST', () => JSON.stringify(memberRequest))
      .replace('EARLY_IDENTITY', () => JSON.stringify(earlyIdentity)),
    lastScript: (await source('last-script.js'))
      .replace('FOR_VISITOR', () => `{${visitor}}`)
      .replace('SLOW', () => JSON.stringify(notLoaded.slow))
      .replace('CRASHED', () => JSON.stringify(notLoaded.crashed))
      .replace('VISITOR_TITLE', () => JSON.stringify(visitorTitle)),
  }
}

/** The text of the file to which the `<use>` elements of a page refer. */
const drawingsOf = async (page: string, folder: string): Promise<string> => {
  const [, path] = /<use href="\/([^"#]+)#/.exec(page) ?? []
  return path === undefined ? '' : await textOf(join(folder, path))
}

const textOf = async (path: string): Promise<string> => (await readFile(path, 'utf8')).trim()

/** Builds `src/prerender.tsx` into a temporary folder, in the same mode, and runs it. */
const renderPages = async ({ root, mode, configFile }: ResolvedConfig): Promise<Prerendered> => {
  const outDir = await mkdtemp(join(root, 'node_modules', '.prerender-'))
  try {
    await build({
      root,
      mode,
      configFile: configFile ?? false,
      logLevel: 'error',
      build: { ssr: 'src/prerender.tsx', outDir, copyPublicDir: false },
    })
    const module: { prerender(): Promise<Prerendered> } = await import(
      pathToFileURL(join(outDir, 'prerender.js')).href
    )
    return await module.prerender()
  } finally {
    await rm(outDir, { recursive: true })
  }
}
