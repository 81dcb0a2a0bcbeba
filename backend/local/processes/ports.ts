import { createServer } from 'node:net'

/** The addresses that the local stack listens on. 0 lets the system choose. */
export type Ports = { site: number; api: number; auth: number; storage: number }

/** What one port is called in a sentence and in the environment. */
type PortSetting = { variable: string; standard: number }

const SETTINGS: Readonly<Record<keyof Ports, PortSetting>> = {
  site: { variable: 'SITE_PORT', standard: 5173 },
  api: { variable: 'API_PORT', standard: 8787 },
  auth: { variable: 'AUTH_EMULATOR_PORT', standard: 9099 },
  storage: { variable: 'STORAGE_EMULATOR_PORT', standard: 9199 },
}

/** The built site has a port of its own, so that it can run beside the development server. */
const PREVIEW: PortSetting = { variable: 'PREVIEW_PORT', standard: 4173 }

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Reads the ports from the environment. Throws one sentence for a value that is no port. */
export const portsFrom = (env: Environment): Ports => ({
  site: portFrom(env, SETTINGS.site),
  api: portFrom(env, SETTINGS.api),
  auth: portFrom(env, SETTINGS.auth),
  storage: portFrom(env, SETTINGS.storage),
})

/** The port of `npm run preview`. Throws one sentence for a value that is no port. */
export const previewPortFrom = (env: Environment): number => portFrom(env, PREVIEW)

/**
 * A sentence for the first port that is taken, naming the variable that changes it; null when all are
 * free. `site` says which site will use the site's port, if any.
 */
export const takenPort = async (
  wanted: Readonly<Ports>,
  site: 'dev' | 'preview' | 'none',
): Promise<string | null> => {
  const seen = new Map<number, string>()
  for (const [port, { variable }] of [
    [site === 'none' ? 0 : wanted.site, site === 'preview' ? PREVIEW : SETTINGS.site],
    [wanted.api, SETTINGS.api],
    [wanted.auth, SETTINGS.auth],
    [wanted.storage, SETTINGS.storage],
  ] satisfies [number, PortSetting][]) {
    if (port === 0) continue
    const other = seen.get(port)
    if (other !== undefined) return `${variable} and ${other} are both ${port}; choose two ports.`
    seen.set(port, variable)
    if (!(await isFree(port))) {
      return `Port ${port} is in use. Stop the program that uses it, or choose another with ${variable}.`
    }
  }
  return null
}

/** The given ports, with every 0 replaced by a port that is free now. */
export const chosenPorts = async (ports: Readonly<Ports>): Promise<Ports> => {
  const [site, api, auth, storage] = await Promise.all(
    [ports.site, ports.api, ports.auth, ports.storage].map((port) => port || freePort()),
  )
  return { site: site ?? 0, api: api ?? 0, auth: auth ?? 0, storage: storage ?? 0 }
}

const portFrom = (env: Environment, { variable, standard }: PortSetting): number => {
  const text = env[variable]?.trim()
  if (!text) return standard
  const port = Number(text)
  if (/^\d+$/.test(text) && port > 0 && port <= 65_535) return port
  throw new Error(`${variable} must be a port number from 1 to 65535, not "${text}".`)
}

/** Both loopback addresses: a browser that asks for `localhost` may try either first. */
const isFree = async (port: number): Promise<boolean> =>
  (await listenOnce('127.0.0.1', port)) !== 'EADDRINUSE' &&
  (await listenOnce('::1', port)) !== 'EADDRINUSE'

const freePort = async (): Promise<number> => {
  const port = await listenOnce('127.0.0.1', 0)
  if (typeof port === 'string') throw new Error(`No free port: ${port}`)
  return port
}

/** The port that could be listened on, or the system's word for why not. */
const listenOnce = (host: string, port: number): Promise<number | string> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    server.listen({ host, port, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
