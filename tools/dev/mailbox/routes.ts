import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { isFromThisMachine } from '../from-this-machine.ts'

/**
 * Creates `GET /`, the page with the emails that the Auth emulator would have sent, and `GET /mails`, its data.
 * The emails give access to every account of the local stack, so only this machine may read them.
 */
export const mailboxRoutes = ({ authEmulator }: { authEmulator: string }): Hono => {
  const routes = new Hono()
  routes.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        connectSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
      },
      referrerPolicy: 'no-referrer',
      strictTransportSecurity: false,
    }),
  )
  routes.use(async (context, next) => {
    const [host, origin] = [context.req.header('Host'), context.req.header('Origin')]
    if (!isFromThisMachine({ host, origin }))
      return context.text('Only requests from this machine are accepted.', 403)
    context.header('Cache-Control', 'no-store')
    return next()
  })
  routes.get('/', (context) => context.html(PAGE))
  routes.get('/mailbox.js', (context) =>
    context.body(SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  routes.get('/pages.css', (context) =>
    context.body(STYLES, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  )
  routes.get('/mails', async (context) => {
    const response = await fetch(`${authEmulator}/own/mails`).catch(() => null)
    if (!response?.ok) return context.json({ error: 'The Auth emulator does not respond.' }, 503)
    return context.body(await response.text(), 200, { 'Content-Type': 'application/json' })
  })
  return routes
}

const asset = (name: string): string =>
  readFileSync(new URL(`../assets/${name}`, import.meta.url), 'utf8')

const PAGE = asset('mailbox.html')
const SCRIPT = asset('mailbox.js')
const STYLES = asset('pages.css')
