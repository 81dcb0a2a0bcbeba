import { Link, Outlet, useLocation, useMatches, useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { nextPaint } from '../../design/next-paint.ts'
import { ToastSpace } from '../../design/toast/toast-space.tsx'
import { useInBrowser } from '../../design/use-in-browser.ts'
import { CrashScreen } from '../../screens/crash/crash-screen.tsx'
import { PendingScreen } from '../../screens/pending/pending-screen.tsx'
import { Shell } from '../../screens/shell/shell.tsx'
import { accountOf } from '../../screens/shell/view-props.ts'
import { pictureUrl } from '../../services/picture-url.ts'
import { pagePath } from '../navigation/page-location.ts'
import { completeFontsId } from '../prerendered.ts'
import { useApp, useLogout } from './use-app.ts'

/**
 * The layout of every page: the top bar, the toasts, and the loading state while the session is restored
 * (specification 2).
 */
export function RootLayout() {
  const { root, session, passwordRemoved } = useApp()
  const isBroken = useSelector(root, (current) => current.matches('broken'))
  const isRestoring = useIsFirstRestore()
  const account = useSelector(session, accountOf, isSameAccount)
  const path = pagePath(useLocation().pathname)
  const navigate = useNavigate()
  const isPasswordRemoved = useSelector(passwordRemoved, (current) => current.matches('visible'))
  const bare = path === '/login' || path === '/signup'
  useCompleteFonts()
  const hasToasts = useHasToasts(path !== '/' || account !== null)
  return (
    <>
      <PageTitle />
      <Shell
        bar={
          bare || isRestoring || isBroken ? 'hidden' : path === '/verify-email' ? 'logo' : 'shown'
        }
        account={account && { ...account, picture: pictureUrl(account.picture) }}
        banner={isPasswordRemoved && <PasswordRemovedBanner />}
        links={{
          home: <Link to="/" />,
          signUp: <Link to="/signup" preload="intent" />,
          login: <Link to="/login" preload="intent" />,
          settings: <Link to="/settings" preload="intent" />,
        }}
        onProfile={() => void navigate({ to: '/profile' })}
        onSettings={() => void navigate({ to: '/settings' })}
        onLogout={useLogout()}
      >
        {isBroken ? (
          <CrashScreen onReload={reload} />
        ) : isRestoring ? (
          <PendingScreen />
        ) : (
          <Outlet />
        )}
      </Shell>
      <ToastSpace>
        {hasToasts && (
          <Suspense>
            <ToastLayout bare={bare} />
          </Suspense>
        )}
      </ToastSpace>
    </>
  )
}

const reload = () => location.reload()

/*
 * Loaded after the first paint, before a toast is needed, which may report that the network has failed. If a new deployment has replaced the
 * chunk, the page works without toasts, because an error here would replace it and what was typed on it.
 */
const ToastLayout = lazy<ComponentType<{ bare: boolean }>>(async () => {
  await nextPaint()
  try {
    return { default: (await import('../toasts.tsx')).ToastLayout }
  } catch {
    return { default: NoToasts }
  }
})

const NoToasts = () => null

const PasswordRemovedBanner = lazy(async () => ({
  default: (await import('./password-removed-banner.tsx')).PasswordRemovedBanner,
}))

/** Whether there is a toast container: from the first page that needs one, but not in the markup of prerendered pages. */
const useHasToasts = (isNeeded: boolean): boolean => {
  const isHydrated = useInBrowser(() => true)
  const [hasToasts, setHasToasts] = useState(false)
  if (isNeeded && isHydrated && !hasToasts) setHasToasts(true)
  return hasToasts
}

/** Members' names and typed text can have any character. */
const useCompleteFonts = (): void => {
  useEffect(() => {
    const faces = document.getElementById(completeFontsId)
    if (faces) Object.assign(faces, { media: 'all', disabled: false })
  }, [])
}

/** Whether the session is being restored for the first time. A later restore must not unmount a form with text. */
const useIsFirstRestore = (): boolean => {
  const isRestoring = useSelector(useApp().session, (snapshot) => snapshot.matches('restoring'))
  const [isOver, setOver] = useState(!isRestoring)
  if (!isRestoring && !isOver) setOver(true)
  return isRestoring && !isOver
}

type Account = ReturnType<typeof accountOf>

const isSameAccount = (one: Account, other: Account) =>
  one?.name === other?.name && one?.picture === other?.picture && one?.deleting === other?.deleting

/**
 * The document title: the title of the innermost matched route that has one. The router's own `HeadContent` would
 * also bundle code for scripts, styles and images.
 */
function PageTitle() {
  const title = useMatches({
    select: (matches) =>
      matches.flatMap(({ meta = [] }) => meta.flatMap((tag) => tag?.title ?? [])).at(-1),
  })
  // Undefined while the first guard waits. Then the title of index.html remains.
  return title === undefined ? null : <title>{title}</title>
}
