import { Link, Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ToastRoom } from '../design/toast/toast-room.tsx'
import { PendingScreen } from '../screens/pending/pending-screen.tsx'
import { sessionActs } from '../screens/shell/acts-of.ts'
import { accountOf } from '../screens/shell/props-of.ts'
import { Shell } from '../screens/shell/shell.tsx'
import { pagePath } from './page-path.ts'
import { PageTitle } from './page-title.tsx'
import { useApp } from './use-flow.ts'

/**
 * What stands around every page: the bar, the toasts, and the spinner until the session is settled
 * (specification 2).
 */
export function RootLayout() {
  const { session, departures, passwordLost } = useApp()
  const settling = useFirstCheck()
  const account = useSelector(session, accountOf, isSameAccount)
  const path = pagePath(useLocation().pathname)
  const navigate = useNavigate()
  const lost = useSelector(passwordLost, (current) => current.matches('telling'))
  const { onLogout } = sessionActs(session.send)
  const bare = path === '/login' || path === '/signup'
  const [hasToasts, setHasToasts] = useState(false)
  // Not before: a page that was drawn at build has none.
  useEffect(() => {
    if (path !== '/' || account) setHasToasts(true)
  }, [path, account])
  return (
    <>
      <PageTitle />
      <Shell
        bar={bare || settling ? 'hidden' : 'shown'}
        account={account}
        strip={lost && <PasswordLostStrip />}
        links={{
          home: <Link to="/" />,
          signUp: <Link to="/signup" preload="intent" />,
          login: <Link to="/login" preload="intent" />,
          settings: <Link to="/settings" />,
        }}
        onProfile={() => void navigate({ to: '/profile' })}
        onSettings={() => void navigate({ to: '/settings' })}
        onLogout={() => departures.holdUp(onLogout) || onLogout()}
      >
        {settling ? <PendingScreen /> : <Outlet />}
      </Shell>
      <ToastRoom>
        {hasToasts && (
          <Suspense>
            <ToastPlace bare={bare} />
          </Suspense>
        )}
      </ToastRoom>
    </>
  )
}

/* The sentences come along: a toast may have to say that the network has gone. */
const ToastPlace = lazy(async () => {
  const [{ ToastPlace: place }] = await Promise.all([
    import('./toast-place.tsx'),
    import('./toasts.ts'),
  ])
  return { default: place }
})

const PasswordLostStrip = lazy(async () => ({
  default: (await import('./password-lost-strip.tsx')).PasswordLostStrip,
}))

/** Whether the first check still runs. A later one, for another tab's sake, must not take away what is being typed. */
const useFirstCheck = (): boolean => {
  const checking = useSelector(useApp().session, (snapshot) => snapshot.matches('restoring'))
  const [isOver, setOver] = useState(!checking)
  if (!checking && !isOver) setOver(true)
  return checking && !isOver
}

type Account = ReturnType<typeof accountOf>

const isSameAccount = (one: Account, other: Account) =>
  one?.name === other?.name && one?.picture === other?.picture
