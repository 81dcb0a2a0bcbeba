import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { cacheControlOf, HASHED_FILES } from './caching.ts'
import { drawnPages, SHELL_FILE } from './drawn-pages.ts'
import { inlineHashesOf } from './inline-hashes.ts'
import { securityHeaders } from './security-headers.ts'
import type { SiteHosts } from './site-hosts.ts'

/**
 * Serves a built site from `folder` as production does: the same headers, a drawn page under its path,
 * every other path of the router with the shell, a missing asset with 404.
 */
export const siteServer = ({ folder, hosts }: { folder: string; hosts: SiteHosts }): Hono => {
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')
  const pages = drawnPages.map((page) => ({ ...page, text: textOf(page.file) }))
  const shell = textOf(SHELL_FILE)
  const headers = Object.entries(securityHeaders(hosts))
  const headersOfPages = new Map<string, typeof headers>(
    pages.map(({ path, text }) => [
      path,
      Object.entries(securityHeaders(hosts, inlineHashesOf(text))),
    ]),
  )
  const server = new Hono()
  server.use(async (context, next) => {
    await next()
    const named = headersOfPages.get(context.req.path) ?? headers
    for (const [name, value] of named) context.header(name, value)
    if (context.res.ok) context.header('Cache-Control', cacheControlOf(context.req.path))
  })
  server.use(compress())
  server.use(etag())
  for (const { path, file, text } of pages) {
    server.get(path, (context) => context.html(text))
    server.get(`/${file}`, (context) => context.redirect(path, 301))
  }
  server.use(serveStatic({ root: folder }))
  server.get('*', (context) =>
    context.req.path.startsWith(HASHED_FILES) ? context.notFound() : context.html(shell),
  )
  return server
}
