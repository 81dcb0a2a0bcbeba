import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX, compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { cacheControlOf, HASHED_FILES } from './caching.ts'
import { inlineHashesOf } from './inline-hashes.ts'
import { pageFiles, SHELL_FILE, SHELL_PATHS } from './page-files.ts'
import { FILE_POLICY, securityHeaders } from './security-headers.ts'
import type { SiteHosts } from './site-hosts.ts'

/**
 * Creates a server for the built site in `folder` that behaves like production: the same headers, a prerendered page
 * at its path, the shell at every other path, and 404 for a missing file.
 */
export const siteServer = ({ folder, hosts }: { folder: string; hosts: SiteHosts }): Hono => {
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')
  const pages = pageFiles.map((page) => ({ ...page, text: textOf(page.file) }))
  const shell = textOf(SHELL_FILE)
  const headers = securityHeaders(hosts)
  const headersOfFiles = { ...headers, 'Content-Security-Policy': FILE_POLICY }
  const headersOfPages = new Map<string, typeof headers>(
    pages.map(({ path, text }) => [path, securityHeaders(hosts, inlineHashesOf(text))]),
  )
  const headersOf = (path: string) =>
    path.startsWith(HASHED_FILES) ? headersOfFiles : (headersOfPages.get(path) ?? headers)
  const server = new Hono()
  server.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(headersOf(context.req.path)))
      context.header(name, value)
    if (context.res.ok) context.header('Cache-Control', cacheControlOf(context.req.path))
  })
  server.use(compress(), brotli())
  server.use(etag())
  for (const { path, file, text } of pages) {
    server.get(path, (context) => context.html(text))
    server.get(`/${file}`, (context) => context.redirect(path, 301))
  }
  server.use(serveStatic({ root: folder }))
  server.get('*', (context) =>
    isShellPath.test(context.req.path) ? context.html(shell) : context.notFound(),
  )
  return server
}

const isShellPath = new RegExp(SHELL_PATHS, 'u')

/** Compresses text with Brotli for clients that accept it, once per file: the files of a build never change. */
const brotli = (): MiddlewareHandler => {
  const compressed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  return async (context, next) => {
    await next()
    const { req, res } = context
    const type = res.headers.get('content-type') ?? ''
    if (req.method !== 'GET' || !res.ok || !COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type)) return
    if (!acceptsBrotli.test(req.header('accept-encoding') ?? '')) return
    // The shell has many paths, but one tag.
    const tag = res.headers.get('etag') ?? req.path
    const bytes = compressed.get(tag) ?? res.arrayBuffer().then((body) => compressText(body))
    compressed.set(tag, bytes)
    context.res = new Response(await bytes, res)
    context.header('Content-Length')
    context.header('Content-Encoding', 'br')
    context.header('Vary', 'Accept-Encoding')
  }
}

const acceptsBrotli = /(^|,)\s*br\s*(,|$)/i

const compressText = promisify(brotliCompress)
