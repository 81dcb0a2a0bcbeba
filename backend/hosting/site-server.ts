import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { cacheControlOf, HASHED_FILES } from './caching.ts'
import { securityHeaders } from './security-headers.ts'
import type { SiteHosts } from './site-hosts.ts'

/**
 * Serves a built site from `folder` as production does: the same headers, every path of the router
 * answered with the page, a missing asset answered with 404.
 */
export const siteServer = ({ folder, hosts }: { folder: string; hosts: SiteHosts }): Hono => {
  const headers = Object.entries(securityHeaders(hosts))
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const server = new Hono()
  server.use(async (context, next) => {
    await next()
    for (const [name, value] of headers) context.header(name, value)
    if (context.res.ok) context.header('Cache-Control', cacheControlOf(context.req.path))
  })
  server.use(compress())
  server.use(etag())
  server.get('/', (context) => context.html(page))
  server.use(serveStatic({ root: folder }))
  server.get('*', (context) =>
    context.req.path.startsWith(HASHED_FILES) ? context.notFound() : context.html(page),
  )
  return server
}
