import { build, preview } from 'vite'
import { inRepository } from './run/tools.ts'

const configFile = inRepository('lab/vite.config.ts')

let built: Promise<string> | undefined

/** Builds the lab, once in a process, and resolves with the output folder. Each process has its own folder. */
export const buildLab = (): Promise<string> => {
  const outDir = inRepository(`test-results/lab-${process.pid}`)
  built ??= build({ configFile, logLevel: 'error', build: { outDir } }).then(() => outDir)
  return built
}

/** Serves the built lab in a folder of a file server, on a free port. */
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
