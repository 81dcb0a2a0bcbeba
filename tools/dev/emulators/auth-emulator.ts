import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isFromThisMachine } from '../from-this-machine.ts'
import { newPasswordPage, resultPage } from './action-page.ts'
import type { DurableAuthState } from './auth-state.ts'
import { chooserPage } from './chooser-page.ts'
import { type FirebaseTools, type Handler, REFUSE_OTHER_PROJECTS } from './firebase-tools.ts'
import { rewriteResponse, saveBeforeResponse } from './response-hooks.ts'

/**
 * Creates the official Auth emulator behind our own request handler, which saves the state before each write is
 * acknowledged, serves pages without external resources, and adds the stub of Google's script and the list of emails
 * under /own/.
 */
export const createAuthEmulator = async (
  tools: FirebaseTools,
  { projectId, state }: { projectId: string; state: DurableAuthState },
): Promise<Handler> => {
  const emulator = await tools.createAuthApp(
    projectId,
    REFUSE_OTHER_PROJECTS,
    new Map([[projectId, state.accounts]]),
  )

  const ownResponseTo = (url: URL): OwnResponse | null => {
    const asset = ASSETS[url.pathname]
    if (asset !== undefined) return asset
    if (url.pathname === '/own/mails') {
      return {
        type: 'application/json',
        body: JSON.stringify({ mails: emailsOf(state, url.host) }),
      }
    }
    if (url.pathname === '/emulator/auth/handler') {
      const providerId = url.searchParams.get('providerId')
      if (providerId === null || !url.searchParams.has('apiKey')) return null
      // The emulator's own list throws if one account of a provider has replaced another and was unlinked.
      const accounts = [...state.accounts.users.values()].flatMap((account) =>
        (account.providerUserInfo ?? []).filter((own) => own.providerId === providerId),
      )
      return { type: 'text/html', body: chooserPage(tools, accounts), page: true }
    }
    if (url.pathname === '/emulator/action' && asksForNewPassword(url.searchParams)) {
      const code = state.accounts.oobs.get(url.searchParams.get('oobCode') ?? '')
      if (code?.requestType !== 'PASSWORD_RESET') return null
      if (!state.accounts.getUserByEmail(code.email)) {
        // The emulator would show the form for a deleted account. Without the code it reports a used link.
        state.accounts.oobs.delete(code.oobCode)
        return null
      }
      return { type: 'text/html', body: newPasswordPage(code.email, url.searchParams), page: true }
    }
    return null
  }

  return (request, response) => {
    const { host, origin } = request.headers
    if (!isFromThisMachine({ host, origin })) return refuse(response)
    const url = new URL(request.url ?? '/', `http://${host}`)
    const own = request.method === 'GET' ? ownResponseTo(url) : null
    if (own !== null) return send(response, own)

    if (url.pathname === '/emulator/auth/iframe') {
      rewriteResponse(response, (page) =>
        page.replaceAll('https://apis.google.com/js/api.js', '/own/gapi.js'),
      )
    }
    if (url.pathname === '/emulator/action') {
      if (request.headers.accept?.includes('text/html')) showResponseAsPage(response)
      saveBeforeResponse(response, state.save)
    } else if (mayWrite(request)) {
      saveBeforeResponse(response, state.save)
    }
    emulator(request, response)
  }
}

type OwnResponse = { type: string; body: string; page?: boolean }

const asset = (name: string, type: string): OwnResponse => ({
  type,
  body: readFileSync(new URL(`../assets/${name}`, import.meta.url), 'utf8'),
})

const ASSETS: Readonly<Record<string, OwnResponse>> = {
  '/own/gapi.js': asset('gapi.js', 'text/javascript'),
  '/own/pages.css': asset('pages.css', 'text/css'),
}

const PAGE_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

const send = (response: ServerResponse, { type, body, page = false }: OwnResponse) => {
  response.writeHead(200, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    ...(page ? { 'content-security-policy': PAGE_POLICY } : {}),
  })
  response.end(body)
}

const refuse = (response: ServerResponse) => {
  response.writeHead(403, { 'content-type': 'text/plain' })
  response.end('The emulators only accept requests from programs and pages of this machine.\n')
}

const mayWrite = ({ method }: IncomingMessage): boolean => method !== 'GET' && method !== 'OPTIONS'

const asksForNewPassword = (query: URLSearchParams): boolean =>
  query.get('mode') === 'resetPassword' && (query.get('newPassword') ?? '') === ''

/** The emulator deletes a code when its link is used. The links get the emulator's current host. */
const emailsOf = ({ emails, accounts }: DurableAuthState, host: string) =>
  emails().map((email) => {
    const link = new URL(email.link)
    link.host = host
    return { ...email, link: link.href, used: !accounts.oobs.has(email.id) }
  })

const showResponseAsPage = (response: ServerResponse) =>
  rewriteResponse(response, (text) => {
    const page = resultPage(text)
    if (page !== text) response.setHeader('content-type', 'text/html; charset=utf-8')
    return page
  })
