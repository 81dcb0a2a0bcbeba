import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type DevEnvironment } from 'vite'
import { expect, test } from 'vitest'
import { inRepository } from '../support/run/tools.ts'

const ofLab = ['app/main.tsx', 'screen/screen-main.tsx']

test.each([
  { command: 'npm run lab', config: 'lab/vite.config.ts', entries: ofLab },
  {
    command: 'npm start',
    config: 'vite.config.ts',
    entries: ['src/main.tsx', ...ofLab.map((entry) => `lab/${entry}`)],
  },
])(
  '$command, after an installation, optimizes all dependencies before its first page and does not reload it',
  async ({ config, entries }) => {
    const cacheDir = await mkdtemp(inRepository('node_modules/.vite-test-'))
    const server = await createServer({
      configFile: inRepository(config),
      mode: 'development',
      cacheDir,
      logLevel: 'error',
      server: { middlewareMode: true, ws: false, watch: null },
    })
    try {
      const { client } = server.environments
      const prepared = () => {
        const { optimized = {}, discovered = {} } = client.depsOptimizer?.metadata ?? {}
        return [...Object.keys(optimized), ...Object.keys(discovered)].toSorted()
      }
      await client.depsOptimizer?.scanProcessing
      const atFirst = prepared()
      await transformAll(
        client,
        entries.map((entry) => `/${entry}`),
      )
      expect(atFirst).toContain('react')
      expect(prepared()).toEqual(atFirst)
    } finally {
      await server.close()
      await rm(cacheDir, { recursive: true, force: true })
    }
  },
)

test('npm start adds nothing of the site to the pages of the lab', async () => {
  const server = await createServer({
    configFile: inRepository('vite.config.ts'),
    mode: 'development',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    const head = '<!doctype html><html><head></head><body></body></html>'
    const pageAt = (url: string) => server.transformIndexHtml(url, head)
    const ofSite = /og:title|gapi|<noscript>/
    expect(await pageAt('/index.html')).toMatch(ofSite)
    expect(await pageAt('/lab/index.html')).not.toMatch(ofSite)
    expect(await pageAt('/lab/screen/index.html')).not.toMatch(ofSite)
  } finally {
    await server.close()
  }
})

test('the lab that runs already reads records of later test runs when it is opened again', async () => {
  const folder = `test-results/walked/of-a-later-run-${process.pid}`
  const server = await createServer({
    configFile: inRepository('lab/vite.config.ts'),
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  const entry = async () => (await server.transformRequest('/app/main.tsx'))?.code
  try {
    expect(await entry()).not.toContain(folder)
    await mkdir(inRepository(folder), { recursive: true })
    await writeFile(inRepository(`${folder}/login.json`), '{}')
    await server.transformIndexHtml('/index.html', '<html><body></body></html>')
    expect(await entry()).toContain(folder)
  } finally {
    await server.close()
    await rm(inRepository(folder), { recursive: true, force: true })
  }
})

/** Transforms these modules and all of their static and dynamic imports, as a browser would request them. */
const transformAll = async (client: DevEnvironment, entries: readonly string[]) => {
  const asked = new Set<string>()
  const ask = async (url: string): Promise<void> => {
    if (asked.has(url) || url.includes('/node_modules/')) return
    asked.add(url)
    await client.transformRequest(url)
    const module = await client.moduleGraph.getModuleByUrl(url)
    await Promise.all([...(module?.importedModules ?? [])].map((imported) => ask(imported.url)))
  }
  await Promise.all(entries.map(ask))
}
