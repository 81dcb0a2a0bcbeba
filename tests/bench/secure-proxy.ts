import { createHash, X509Certificate } from 'node:crypto'
import { request as forward } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getCertificate } from '@vitejs/plugin-basic-ssl'
import { resultsFolder } from '../support/run/tools.ts'

/** Proxies that speak HTTP/2 with TLS, as the site's host does in production. */
export type SecureProxies = {
  /** The flag of a browser that trusts their certificate. A browser that only ignores errors caches nothing. */
  flag: string
  /** Starts a proxy in front of a local server and returns its origin. */
  start(target: string): Promise<string>
}

/** Creates a certificate for the proxies. */
export const secureProxies = async (): Promise<SecureProxies> => {
  const pem = await getCertificate(join(resultsFolder, 'bench', 'certificate'))
  const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' })
  const hash = createHash('sha256').update(publicKey).digest('base64')
  return {
    flag: `--ignore-certificate-errors-spki-list=${hash}`,
    start: async (target) => {
      const server = createSecureServer({ key: pem, cert: pem }, forwardTo(target))
      // The process ends with the proxies open.
      server.on('session', (session) => session.unref()).unref()
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
      // A listening TCP server always has an address with a port.
      const { port } = server.address() as AddressInfo
      return `https://localhost:${port}`
    },
  }
}

/** Returns a handler that forwards requests to a local server. */
const forwardTo =
  (target: string) =>
  (incoming: Http2ServerRequest, response: Http2ServerResponse): void => {
    const { hostname, port } = new URL(target)
    const { method, url: path, authority: host } = incoming
    const headers = { ...withoutConnection(incoming.headers), host }
    const onward = forward({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers))
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    incoming.pipe(onward)
  }

/** The headers that apply beyond one connection, in the form of HTTP/1.1. */
const withoutConnection = <Headers extends object>(headers: Headers) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name)),
  )

const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding'])
