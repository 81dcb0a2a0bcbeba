import { createServer } from 'node:net'

/** The ports of the local stack. With 0 the system chooses a port. */
export type Ports = { site: number; api: number; auth: number; storage: number }

type PortSetting = { variable: string; standard: number }

const SETTINGS: Readonly<Record<keyof Ports, PortSetting>> = {
  site: { variable: 'SITE_PORT', standard: 5173 },
  api: { variable: 'API_PORT', standard: 8787 },
  auth: { variable: 'AUTH_EMULATOR_PORT', standard: 9099 },
  storage: { variable: 'STORAGE_EMULATOR_PORT', standard: 9199 },
}

/** The built site has its own port, so that it can run beside the development server. */
const PREVIEW: PortSetting = { variable: 'PREVIEW_PORT', standard: 4173 }

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads the ports from the environment. Throws for an invalid value. */
export const portsFrom = (env: Environment): Ports => ({
  site: portFrom(env, SETTINGS.site),
  api: portFrom(env, SETTINGS.api),
  auth: portFrom(env, SETTINGS.auth),
  storage: portFrom(env, SETTINGS.storage),
})

/** Reads the port of `npm run preview`. Throws for an invalid value. */
export const previewPortFrom = (env: Environment): number => portFrom(env, PREVIEW)

/**
 * Returns a message for the first port that is in use, with the variable that changes it, or null if all are
 * free. `site` selects the variable of the site's port.
 */
export const findPortConflict = async (
  ports: Readonly<Ports>,
  site: 'dev' | 'preview' | 'none',
): Promise<string | null> => {
  const seen = new Map<number, string>()
  for (const [port, { variable }] of [
    [site === 'none' ? 0 : ports.site, site === 'preview' ? PREVIEW : SETTINGS.site],
    [ports.api, SETTINGS.api],
    [ports.auth, SETTINGS.auth],
    [ports.storage, SETTINGS.storage],
  ] satisfies [number, PortSetting][]) {
    if (port === 0) continue
    const other = seen.get(port)
    if (other !== undefined) {
      return `${variable} and ${other} are both ${port}. Use two different ports.`
    }
    seen.set(port, variable)
    if (!(await isFree(port))) {
      return `Port ${port} is in use. Stop the program that uses it, or set ${variable} to another port.`
    }
  }
  return null
}

/** Replaces every 0 by a free port. */
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

/** Checks both loopback addresses, because a browser may try either of them first for `localhost`. */
const isFree = async (port: number): Promise<boolean> =>
  (await listenOnce('127.0.0.1', port)) !== 'EADDRINUSE' &&
  (await listenOnce('::1', port)) !== 'EADDRINUSE'

/** A port of 127.0.0.1 that no program uses. Rejects if there is none. */
export const freePort = async (): Promise<number> => {
  const port = await listenOnce('127.0.0.1', 0)
  if (typeof port === 'string') throw new Error(`No free port: ${port}`)
  return port
}

/** Resolves with the port if it is possible to listen on it, otherwise with the system's error code. */
const listenOnce = (host: string, port: number): Promise<number | string> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    server.listen({ host, port, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
