import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { waitFor } from 'xstate'
import { accessTo, isAccessKnown } from '../../../machines/app/access.ts'
import { returnStateOf } from '../../../machines/app/history-change.ts'
import { isPage, type Page } from '../../../machines/paths.ts'
import type { App } from '../app.ts'
import { emailIn, pagePath } from './page-location.ts'

type GuardArgs = {
  context: { app: App }
  location: Pick<ParsedLocation, 'href' | 'pathname' | 'state'>
}

/**
 * The guard of every page that is not open to anyone. It waits until the access is known, and redirects a user who may
 * not open the page. /login gets the page as the return path (decision 0013). It is for convenience: the backend
 * authenticates every request.
 */
export const guardAccess = async ({ context: { app }, location }: GuardArgs): Promise<void> => {
  const page = pagePath(location.pathname)
  if (!isPage(page)) return
  const session = await waitFor(app.session, (snapshot) => isAccessKnown(page, snapshot))
  const access = accessTo(page, session, app.onboarding.getSnapshot())
  if (access === 'open') return
  const { redirect: to } = access
  if (asksFirst(app, page, to)) return
  const email = emailIn(location)
  if (page === '/login' && email !== null)
    app.session.send({ type: 'verification link opened', email })
  throw redirect({
    to,
    replace: true,
    ...(to === '/login' && {
      state: (state) => ({ ...state, ...returnStateOf(location.href, session.context) }),
    }),
  })
}

/** Whether the open page asks before it is left: another tab has logged in, and something is typed here. */
const asksFirst = ({ root, blocker, pageHost }: App, page: Page, to: Page): boolean => {
  if (pageHost.getSnapshot().context.current?.page !== page) return false
  const navigation = { kind: 'replace', href: to, state: {} } as const
  root.send({ type: 'navigation attempted', navigation })
  return blocker.getSnapshot().context.answer === 'blocked'
}
