import { createHash, X509Certificate } from 'node:crypto'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getCertificate } from '@vitejs/plugin-basic-ssl'
import { resultsFolder } from '../support/run/tools.ts'
import { forwardTo } from './slow-proxy.ts'

/** Proxies that speak HTTP/2 with TLS, as the site's host does in production. */
export type SecureProxies = {
  /** The flag of a browser that trusts their certificate. A browser that only ignores errors caches nothing. */
  flag: string
  /** Starts a proxy in front of a local server and returns its origin. */
  start(target: string): Promise<string>
  stop(): Promise<void>
}

/** Creates a certificate for the proxies. */
export const secureProxies = async (): Promise<SecureProxies> => {
  const pem = await getCertificate(join(resultsFolder, 'bench', 'certificate'))
  const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' })
  const hash = createHash('sha256').update(publicKey).digest('base64')
  const servers: ReturnType<typeof createSecureServer>[] = []
  return {
    flag: `--ignore-certificate-errors-spki-list=${hash}`,
    start: async (target) => {
      const server = createSecureServer({ key: pem, cert: pem }, forwardTo(target))
      servers.push(server)
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
      // A listening TCP server always has an address with a port.
      const { port } = server.address() as AddressInfo
      return `https://localhost:${port}`
    },
    stop: async () => {
      for (const server of servers) server.close()
    },
  }
}
