import { Outlet } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { failureText } from '../../copy/failures.ts'
import { useHeadingFocus } from '../../design/focus/use-heading-focus.ts'
import { LoadErrorScreen } from '../../screens/load-error/load-error-screen.tsx'
import { PendingScreen } from '../../screens/pending/pending-screen.tsx'
import { useApp, useLoadFailure } from './use-app.ts'

/**
 * The layout of the protected pages. If the session or the member could not be loaded, it shows the failure and Retry
 * (specification 2). During a retry it shows the loading state.
 */
export function MemberLayout() {
  const { session } = useApp()
  const isRestoring = useSelector(session, (snapshot) => snapshot.hasTag('restoring'))
  const { failure, onRetry } = useLoadFailure()
  // The button Retry has disappeared with its screen. Each failure is another object.
  useHeadingFocus(isRestoring ? null : (failure ?? 'loaded'))
  if (isRestoring) return <PendingScreen />
  if (!failure) return <Outlet />
  return (
    <LoadErrorScreen
      message={failureText(failure)}
      reference={failure.reference}
      onRetry={onRetry}
    />
  )
}
