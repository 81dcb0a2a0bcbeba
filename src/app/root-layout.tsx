import { HeadContent, Link, Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { shellCopy } from '../copy/shell.ts'
import { ToastArea } from '../design/toast/toast-area.tsx'
import { PendingScreen } from '../screens/pending/pending-screen.tsx'
import { Shell } from '../screens/shell/shell.tsx'
import { accountOf } from './account.ts'
import { useApp } from './use-flow.ts'
import { usePasswordLost } from './use-password-lost.ts'

/** What stands around every page: the bar, the toasts, and the spinner until the session is settled (specification 2). */
export function RootLayout() {
  const { session } = useApp()
  const settling = useFirstCheck()
  const account = useSelector(session, accountOf, isSameAccount)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const bare = pathname === '/login' || pathname === '/signup'
  return (
    <>
      <HeadContent />
      <Shell
        bar={bare || settling ? 'hidden' : 'shown'}
        account={account}
        passwordLost={usePasswordLost()}
        links={{
          home: <Link to="/" />,
          signUp: <Link to="/signup" />,
          login: <Link to="/login" />,
          settings: <Link to="/settings" />,
        }}
        onProfile={() => void navigate({ to: '/profile' })}
        onSettings={() => void navigate({ to: '/settings' })}
        onLogout={() => session.send({ type: 'logout requested' })}
      >
        {settling ? <PendingScreen /> : <Outlet />}
      </Shell>
      <ToastArea
        label={shellCopy.notifications}
        closeLabel={shellCopy.closeNotification}
        place={bare ? 'corner' : 'below top bar'}
      />
    </>
  )
}

/** Whether the first check still runs. A later one, for another tab's sake, must not take away what is being typed. */
const useFirstCheck = (): boolean => {
  const checking = useSelector(useApp().session, (snapshot) => snapshot.matches('restoring'))
  const [checked, setChecked] = useState(!checking)
  if (!checking && !checked) setChecked(true)
  return !checked
}

type Account = ReturnType<typeof accountOf>

const isSameAccount = (one: Account, other: Account) =>
  one?.name === other?.name && one?.picture === other?.picture
