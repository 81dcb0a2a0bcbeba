import { build, preview } from 'vite'
import { inRepository } from './run/tools.ts'

const configFile = inRepository('lab/vite.config.ts')

/** Builds the lab: the folder that it lies in, of this process alone, for files of tests run side by side. */
export async function buildLab(): Promise<string> {
  const outDir = inRepository(`test-results/lab-${process.pid}`)
  await build({ configFile, logLevel: 'error', build: { outDir } })
  return outDir
}

/** Builds the lab and serves it on a free port of this machine: its address, and how to end it. */
export async function startLab(): Promise<{ address: string; stop(): Promise<void> }> {
  const outDir = await buildLab()
  const server = await preview({
    configFile,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const [address] = server.resolvedUrls?.local ?? []
  if (address === undefined) throw new Error('The lab has no address.')
  return { address, stop: () => server.close() }
}
