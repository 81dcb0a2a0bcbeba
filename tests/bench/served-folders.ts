import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serve } from '../../backend/server.ts'
import { exampleSettings } from '../../tools/build/hosting/firebase-config.ts'
import { pageFiles, SHELL_FILE } from '../../tools/build/hosting/page-files.ts'
import { productionHosts } from '../../tools/build/hosting/site-hosts.ts'
import { siteServer } from '../../tools/build/hosting/site-server.ts'
import { inRepository, resultsFolder, runTool } from '../support/run/tools.ts'

/** A folder, served with the headers and the compression of production. */
export type Served = { origin: string; stop(): Promise<void> }

/** Builds the site for production and serves it without services. */
export const servedSite = async (): Promise<Served & { folder: string }> => {
  const folder = join(resultsFolder, 'bench', 'site')
  const { code, output } = await runTool('vite', ['build', '--outDir', folder, '--emptyOutDir'], {
    // A development server of another part leaves its own setting behind.
    env: { ...exampleSettings, NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Error(`The site could not be built: ${output}`)
  return { folder, ...(await served(folder)) }
}

/** Serves the hand-written page, with the illustration of a built site and without web fonts. */
export const servedFloor = async (site: { folder: string }): Promise<Served> => {
  const folder = join(resultsFolder, 'bench', 'floor')
  await mkdir(folder, { recursive: true })
  const landing = await readFile(join(site.folder, 'index.html'), 'utf8')
  const page = await readFile(inRepository('tests/bench/floor/index.html'), 'utf8')
  const whole = page.replace("<!-- the hero's drawing -->", () => heroOf(landing))
  for (const name of htmlFiles) await writeFile(join(folder, name), whole)
  await copyFile(inRepository('public/robots.txt'), join(folder, 'robots.txt'))
  return served(folder)
}

/** The response of the site's server for a path. */
const htmlFiles = [...pageFiles.map(({ file }) => file), SHELL_FILE]

/** The illustration of the first panel without its classes, which only the site's style sheet defines. */
const heroOf = (landing: string): string => {
  const [drawing] = /<svg [^>]*viewBox="0 0 604 764".*?<\/svg>/s.exec(landing) ?? []
  if (!drawing) throw new Error('The landing page has no illustration of 604 × 764.')
  return drawing.replaceAll(/ class="[^"]*"/g, '')
}

const served = async (folder: string): Promise<Served> => {
  const app = siteServer({ folder, hosts: productionHosts(exampleSettings) })
  const server = await serve(app, 0, '127.0.0.1')
  return { origin: `http://localhost:${server.port}`, stop: () => server.close(500) }
}
