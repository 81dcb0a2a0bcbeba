import { readFileSync } from 'node:fs'
import { createServer, request as forward, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** A proxy in front of the built site that collects the errors of its pages. */
export type SiteProxy = {
  origin: string
  /** The errors in the console and the violations of the content security policy. */
  reports: readonly string[]
  /** Holds back the responses whose path matches, until the returned function is called. */
  hold(path: RegExp): () => void
  /** Runs this script before every other one of the next pages. */
  runFirst(script: string): void
  close(): Promise<void>
}

const hook = readFileSync(new URL('./report-hook.js', import.meta.url), 'utf8')
const reportPath = '/reports'

/** Starts the proxy of a site on this port. */
export const startSiteProxy = async (port: number, site: string): Promise<SiteProxy> => {
  const reports: string[] = []
  let first = ''
  let held: { path: RegExp; released: Promise<void> } | null = null

  const server = createServer(async (incoming, response) => {
    const path = incoming.url ?? '/'
    if (path === reportPath) {
      reports.push(reportOf(await text(incoming)))
      response.writeHead(204).end()
      return
    }
    if (path === '/report-hook.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(`${hook}\n${first}`)
      return
    }
    if (held?.path.test(path)) await held.released
    const { method, headers } = incoming
    const upstream = forward(`${site}${path}`, {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
    })
    upstream.on('error', () => response.destroy())
    upstream.on('response', async (answer) => {
      const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false
      if (!isPage) {
        answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers))
        return
      }
      const page = (await text(answer)).replace(
        '<head>',
        '<head><script src="/report-hook.js"></script>',
      )
      response.writeHead(answer.statusCode ?? 502, pageHeaders(answer)).end(page)
    })
    incoming.pipe(upstream)
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))

  return {
    origin: `http://localhost:${port}`,
    reports,
    hold: (path) => {
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      held = { path, released }
      return () => {
        held = null
        release()
      }
    },
    runFirst: (script) => {
      first = script
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The page has another length than the site's, and its policy also reports to the proxy. */
const pageHeaders = ({ headers }: IncomingMessage) => {
  const { 'content-length': _, 'content-security-policy': policy, ...others } = headers
  return { ...others, 'content-security-policy': `${policy}; report-uri ${reportPath}` }
}

/** A report of the browser itself is JSON. */
const reportOf = (body: string): string =>
  body.startsWith('{') ? `policy: ${body.slice(0, 500)}` : body
