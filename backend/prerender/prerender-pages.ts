import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { drawnPages, SHELL_FILE } from '../hosting/drawn-pages.ts'
import { drawnPage } from './drawn-page.ts'
import { landingEntry, type PageParts, partsOf } from './page-parts.ts'

type Drawn = {
  pages: Readonly<Record<string, { text: string; keptUnder: readonly string[] }>>
  waiting: string
  trouble: string
}

/**
 * Draws pages into the built site: each gets a file of its own, `index.html` that of /, and `app.html` becomes the
 * shell of every other path.
 */
export const prerenderPages = (): Plugin => {
  let config: ResolvedConfig
  const parts = new Map<string, PageParts>()
  return {
    name: 'prerender-pages',
    apply: (user, { command }) =>
      command === 'build' && !user.build?.ssr && user.build?.write !== false,
    config: () => ({
      build: { rollupOptions: { input: { index: 'index.html', landing: landingEntry } } },
    }),
    configResolved: (resolved) => {
      config = resolved
    },
    generateBundle: (_, bundle) => {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      for (const { path } of drawnPages) parts.set(path, partsOf(path, chunks))
    },
    writeBundle: (_, bundle) => {
      // The bundler throws out scripts that are empty or only import another.
      const isThere = (path: string) => path in bundle
      for (const [path, { styles, visitor, member }] of parts) {
        const [kept, keptOfMember] = [visitor.filter(isThere), member.filter(isThere)]
        parts.set(path, { styles, visitor: kept, member: keptOfMember })
      }
    },
    closeBundle: async () => {
      // A build that failed has nothing to draw on.
      if (parts.size === 0) return
      const folder = resolve(config.root, config.build.outDir)
      const shell = await readFile(join(folder, 'index.html'), 'utf8')
      await copyFile(join(folder, 'index.html'), join(folder, SHELL_FILE))
      const { pages, waiting, trouble } = await draw(config)
      for (const { path, file } of drawnPages) {
        const { styles = [], visitor = [], member = [] } = parts.get(path) ?? {}
        const { text: drawn = '', keptUnder = [] } = pages[path] ?? {}
        const text = drawnPage({
          path,
          shell,
          drawn,
          waiting,
          trouble,
          styles: await Promise.all(
            styles.map(async (style) => ({ path: style, text: await textOf(join(folder, style)) })),
          ),
          scripts: { visitor, member },
          ...(await scriptsWithin(path, keptUnder)),
        })
        await writeFile(join(folder, file), text)
      }
    },
  }
}

/** The two scripts in a page. */
const scriptsWithin = async (path: string, keptUnder: readonly string[]) => {
  const source = (name: string) => textOf(join(import.meta.dirname, name))
  const forVisitor = await source(path === '/' ? 'landing-script.js' : 'form-script.js')
  return {
    firstScript: (await source('first-script.js')).replace('KEPT_UNDER', () =>
      JSON.stringify(keptUnder),
    ),
    lastScript: (await source('last-script.js')).replace('FOR_VISITOR', () => `{${forVisitor}}`),
  }
}

const textOf = async (path: string): Promise<string> => (await readFile(path, 'utf8')).trim()

/** Builds the drawing program in a folder of its own, for the same mode, and runs it. */
const draw = async ({ root, mode, configFile }: ResolvedConfig): Promise<Drawn> => {
  const outDir = await mkdtemp(join(root, 'node_modules', '.prerender-'))
  try {
    await build({
      root,
      mode,
      configFile: configFile ?? false,
      logLevel: 'error',
      build: { ssr: 'src/app/prerender.tsx', outDir, copyPublicDir: false },
    })
    const program: { prerender(paths: readonly string[]): Promise<Drawn> } = await import(
      pathToFileURL(join(outDir, 'prerender.js')).href
    )
    return await program.prerender(drawnPages.map(({ path }) => path))
  } finally {
    await rm(outDir, { recursive: true })
  }
}
