import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress'

/** Compresses text with Brotli for clients that accept it, once per file: the files of a build never change. */
export const brotli = (): MiddlewareHandler => {
  const compressed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  return async (context, next) => {
    await next()
    const { req, res } = context
    const type = res.headers.get('content-type') ?? ''
    if (req.method !== 'GET' || !res.ok || !COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type)) return
    if (!acceptsBrotli.test(req.header('accept-encoding') ?? '')) return
    // The shell has many paths, but one tag.
    const tag = res.headers.get('etag') ?? req.path
    const bytes = compressed.get(tag) ?? res.arrayBuffer().then((body) => compress(body))
    compressed.set(tag, bytes)
    context.res = new Response(await bytes, res)
    context.header('Content-Length')
    context.header('Content-Encoding', 'br')
    context.header('Vary', 'Accept-Encoding')
  }
}

const acceptsBrotli = /(^|,)\s*br\s*(,|$)/i

const compress = promisify(brotliCompress)
