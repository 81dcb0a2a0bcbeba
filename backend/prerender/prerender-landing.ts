import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { type LandingPage, landingPage } from './landing-page.ts'
import { type LandingParts, landingEntry, landingParts } from './landing-parts.ts'

type Drawn = Pick<LandingPage, 'landing' | 'waiting' | 'trouble'>

/**
 * Draws the landing page into the built site: `index.html` becomes the page of / and `app.html` the shell of every
 * other path.
 */
export const prerenderLanding = (): Plugin => {
  let config: ResolvedConfig
  let parts: LandingParts | null = null
  return {
    name: 'prerender-landing',
    apply: (user, { command }) =>
      command === 'build' && !user.build?.ssr && user.build?.write !== false,
    config: () => ({
      build: { rollupOptions: { input: { index: 'index.html', landing: landingEntry } } },
    }),
    configResolved: (resolved) => {
      config = resolved
    },
    generateBundle: (_, bundle) => {
      parts = landingParts(Object.values(bundle).filter((part) => part.type === 'chunk'))
    },
    writeBundle: (_, bundle) => {
      // The bundler throws out scripts that are empty or only import another.
      const isThere = (path: string) => path in bundle
      if (parts) {
        const { landing, site } = parts
        parts = { ...parts, landing: landing.filter(isThere), site: site.filter(isThere) }
      }
    },
    closeBundle: async () => {
      // A build that failed has nothing to draw on.
      if (!parts) return
      const folder = resolve(config.root, config.build.outDir)
      const page = join(folder, 'index.html')
      const shell = await readFile(page, 'utf8')
      await copyFile(page, join(folder, 'app.html'))
      const drawn = await draw(config)
      const text = landingPage({
        ...drawn,
        shell,
        styles: await Promise.all(
          parts.styles.map(async (path) => ({ path, text: await textOf(join(folder, path)) })),
        ),
        scripts: { landing: parts.landing, site: parts.site },
        firstScript: await textOf(join(import.meta.dirname, 'first-script.js')),
        lastScript: await textOf(join(import.meta.dirname, 'last-script.js')),
      })
      await writeFile(page, text)
    },
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
    const program: { prerender(): Drawn } = await import(
      pathToFileURL(join(outDir, 'prerender.js')).href
    )
    return program.prerender()
  } finally {
    await rm(outDir, { recursive: true })
  }
}
