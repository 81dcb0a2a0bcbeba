import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtSitePart } from '../../tools/dev/local-stack-parts.ts'
import { startChildren } from '../../tools/dev/processes/children.ts'
import { chosenPorts } from '../../tools/dev/processes/ports.ts'
import { startStack } from '../../tools/dev/stack.ts'
import { stackUrls } from '../../tools/dev/urls.ts'
import type { Person } from '../e2e/support/members.ts'
import { type SecureProxies, secureProxies } from './secure-proxy.ts'

/** The built site with all services. */
export type BenchStack = {
  site: string
  secure: SecureProxies
  /** The site with HTTP/2 and TLS. */
  secureSite: string
  /** A user with a verified email and three interests. */
  newMember(): Promise<Person>
}

/** One stack for all parts of a run, started by the first that needs it. */
export const benchStack = {
  start: async (): Promise<BenchStack> => {
    running ??= startAll()
    return (await running).stack
  },
  stop: async (): Promise<void> => (await running)?.stop(),
}

let running: ReturnType<typeof startAll> | undefined

const startAll = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'trellis-bench-'))
  const ports = await chosenPorts({ site: 0, api: 0, auth: 0, storage: 0 })
  const urls = stackUrls(ports)
  const secure = await secureProxies()
  const secureSite = await secure.start(urls.site)
  const services = await startStack({ dataDir, ports, site: 'none', origins: [secureSite] })
  const built = builtSitePart(ports.site, urls, dataDir)
  const site = startChildren([{ ...built, env: { ...built.env, VITE_LOCAL_INSPECTION: '' } }], {})
  await site.ready
  // The module that creates members reads the stack's environment on import.
  process.env.TRELLIS_STACK = JSON.stringify({ projectId: services.projectId, ...urls })
  const { newMember } = await import('../e2e/support/members.ts')
  return {
    stack: { site: urls.site, secure, secureSite, newMember: () => newMember() },
    stop: async () => {
      for (const part of [site, services]) await part.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
