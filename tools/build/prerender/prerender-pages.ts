import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import type { Page } from '../../../machines/paths.ts'
import { entryModules } from '../../../src/app/pages/page-files.ts'
import { scriptConstants } from '../../../src/app/prerendered.ts'
import type { PrerenderedSite } from '../../../src/prerender.tsx'
import { HASHED_FILES } from '../hosting/caching.ts'
import { pageFiles, SHELL_FILE } from '../hosting/page-files.ts'
import { isStyleSheet, type PageParts, partsOf } from './page-parts.ts'
import { prerenderedPage, withoutLoadedFaces } from './prerendered-page.ts'

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
      for (const [path, { visitor, member, preloaded }] of parts) {
        parts.set(path, {
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
        const files = parts.get(path)
        if (!files) throw new Error(`The bundle lacks the parts of ${path}.`)
        const { text: prerendered, frame, storedUnder } = pages[path]
        const styles = files.visitor.filter(isStyleSheet)
        const text = prerenderedPage({
          ...{ path, shell, prerendered, frame, loadingPage, fonts, files },
          errorPage: path === '/' ? errorPages.landing : errorPages.others,
          styles: (await Promise.all(styles.map((style) => textOf(join(folder, style))))).join(''),
          drawings: await drawingsOf(prerendered, folder),
          constants: { ...scriptConstants, ...constants, STORED_UNDER: storedUnder },
          ...(await inlineScripts(path, isWhole)),
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
const inlineScripts = async (path: string, isWhole: boolean) => {
  const source = (name: string) => textOf(join(import.meta.dirname, name))
  // A prerendered page stays small, so only a member's page requests the record and the identity early.
  const member = isWhole ? '' : await source('member-start.js')
  const visitor = await source(visitorScriptOf(path, isWhole))
  return {
    firstScript: `${await source('first-script.js')}\n${member}`,
    lastScript: `${await source('last-script.js')}\nif (!isMember) {${visitor}}`,
  }
}

/** The text of the file to which the `<use>` elements of a page refer. */
const drawingsOf = async (page: string, folder: string): Promise<string> => {
  const [, path] = /<use href="\/([^"#]+)#/.exec(page) ?? []
  return path === undefined ? '' : await textOf(join(folder, path))
}

const textOf = async (path: string): Promise<string> => (await readFile(path, 'utf8')).trim()

/** Builds `src/prerender.tsx` into a temporary folder, in the same mode, and runs it. */
const renderPages = async ({
  root,
  mode,
  configFile,
}: ResolvedConfig): Promise<PrerenderedSite> => {
  const outDir = await mkdtemp(join(root, 'node_modules', '.prerender-'))
  try {
    await build({
      root,
      mode,
      configFile: configFile ?? false,
      logLevel: 'error',
      build: { ssr: 'src/prerender.tsx', outDir, copyPublicDir: false },
    })
    const module: { prerender(): Promise<PrerenderedSite> } = await import(
      pathToFileURL(join(outDir, 'prerender.js')).href
    )
    return await module.prerender()
  } finally {
    await rm(outDir, { recursive: true })
  }
}
