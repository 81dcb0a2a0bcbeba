import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtSitePart } from '../../tools/dev/local-stack-parts.ts'
import { startChildren } from '../../tools/dev/processes/children.ts'
import { chosenPorts, type Ports } from '../../tools/dev/processes/ports.ts'
import { startStack } from '../../tools/dev/stack.ts'
import type { Person } from '../e2e/support/members.ts'
import { type SecureProxies, secureProxies } from './secure-proxy.ts'

/** The built site with all services. */
export type BenchStack = {
  site: string
  secure: SecureProxies
  /** A user with a verified email and three interests. */
  newMember(): Promise<Person>
}

/** One stack for all parts of a run, started by the first that needs it. */
export const benchStack = {
  start: async (): Promise<BenchStack> => {
    running ??= startAll()
    return (await running).stack
  },
  stop: async (): Promise<void> => {
    await (await running)?.stop()
    running = undefined
  },
}

let running: Promise<{ stack: BenchStack; stop(): Promise<void> }> | undefined

/* Constant within a process: the module that creates members reads them once. */
let ports: Ports | undefined

const startAll = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'trellis-bench-'))
  ports ??= await chosenPorts({ site: 0, api: 0, auth: 0, storage: 0 })
  const secure = await secureProxies()
  const services = await startStack({ dataDir, ports, site: 'none' })
  const { urls, projectId } = services
  const built = builtSitePart(ports.site, urls, dataDir)
  const site = startChildren([{ ...built, env: { ...built.env, VITE_LOCAL_INSPECTION: '' } }], {
    onLine: (part, line) => /error/i.test(line) && console.error(`${part}: ${line}`),
  })
  await site.ready
  // The module that creates members reads the stack's environment on import.
  process.env.TRELLIS_STACK = JSON.stringify({ projectId, ...urls })
  const { newMember } = await import('../e2e/support/members.ts')
  return {
    stack: {
      ...{ site: urls.site, secure },
      newMember: () => newMember(),
    },
    stop: async () => {
      await site.stop()
      await services.stop()
      await secure.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
