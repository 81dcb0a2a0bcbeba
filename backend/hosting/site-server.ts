import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { cacheControlOf, HASHED_FILES } from './caching.ts'
import { LANDING_FILE } from './firebase-config.ts'
import { inlineHashesOf } from './inline-hashes.ts'
import { securityHeaders } from './security-headers.ts'
import type { SiteHosts } from './site-hosts.ts'

/**
 * Serves a built site from `folder` as production does: the same headers, / answered with the landing page,
 * every other path of the router with the shell, a missing asset with 404.
 */
export const siteServer = ({ folder, hosts }: { folder: string; hosts: SiteHosts }): Hono => {
  const landing = readFileSync(join(folder, 'index.html'), 'utf8')
  const shell = readFileSync(join(folder, 'app.html'), 'utf8')
  const headers = Object.entries(securityHeaders(hosts))
  const headersOfLanding = Object.entries(securityHeaders(hosts, inlineHashesOf(landing)))
  const server = new Hono()
  server.use(async (context, next) => {
    await next()
    const named = context.req.path === '/' ? headersOfLanding : headers
    for (const [name, value] of named) context.header(name, value)
    if (context.res.ok) context.header('Cache-Control', cacheControlOf(context.req.path))
  })
  server.use(compress())
  server.use(etag())
  server.get('/', (context) => context.html(landing))
  server.get(LANDING_FILE, (context) => context.redirect('/', 301))
  server.use(serveStatic({ root: folder }))
  server.get('*', (context) =>
    context.req.path.startsWith(HASHED_FILES) ? context.notFound() : context.html(shell),
  )
  return server
}
