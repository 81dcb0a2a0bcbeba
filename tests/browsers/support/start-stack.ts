import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../../../tools/dev/processes/ports.ts'
import { startStack } from '../../../tools/dev/stack.ts'
import { browsers } from '../drivers/browsers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The port of each browser's proxy in front of the site, by the name of the browser. */
    proxyPorts: Readonly<Record<string, number>>
  }
}

/**
 * Starts the stack of the journeys: every server on a free port, the site with production headers, and all data in a temporary folder. The backend accepts requests from the proxies, which the workers start.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const proxyPorts: Record<string, number> = {}
  for (const { name, missing } of browsers) {
    const packages = missing()
    if (packages.length > 0)
      console.log(`${name} is skipped. Not installed: ${packages.join(', ')}.`)
    proxyPorts[name] = await freePort()
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'trellis-browsers-'))
  const stack = await startStack({
    dataDir,
    site: 'preview',
    origins: Object.values(proxyPorts).map((port) => `http://localhost:${port}`),
    onLine: (part, line) => console.log(`${part}: ${line}`),
  })
  project.provide('proxyPorts', proxyPorts)
  process.env.TRELLIS_STACK = JSON.stringify({ projectId: stack.projectId, ...stack.urls })
  return async () => {
    await stack.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
