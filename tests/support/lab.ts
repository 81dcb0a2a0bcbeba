import { build, preview } from 'vite'
import { inRepository } from './run/tools.ts'

const configFile = inRepository('lab/vite.config.ts')

/** Builds the lab and resolves with the output folder. Each process has its own, because test files run in parallel. */
export async function buildLab(): Promise<string> {
  const outDir = inRepository(`test-results/lab-${process.pid}`)
  await build({ configFile, logLevel: 'error', build: { outDir } })
  return outDir
}

/** Builds the lab and serves it in a folder of a file server, on a free port. */
export async function startLab(): Promise<{ url: string; stop(): Promise<void> }> {
  const outDir = await buildLab()
  const server = await preview({
    configFile,
    base: '/any/folder/',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const [url] = server.resolvedUrls?.local ?? []
  if (url === undefined) throw new Error('The lab has no URL.')
  return { url, stop: () => server.close() }
}
