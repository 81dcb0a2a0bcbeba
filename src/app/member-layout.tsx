import { Outlet } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { failureText } from '../copy/failures.ts'
import { LoadErrorScreen } from '../screens/load-error/load-error-screen.tsx'
import { PendingScreen } from '../screens/pending/pending-screen.tsx'
import { sessionActs } from '../screens/shell/acts-of.ts'
import { useApp } from './use-flow.ts'

/**
 * The protected pages: when the session or the member could not be loaded, what happened and Retry (specification 2).
 * Whoever retries waits as at the beginning: nobody knows yet whose page it is.
 */
export function MemberLayout() {
  const { session } = useApp()
  const isPending = useSelector(session, (snapshot) => snapshot.hasTag('pending'))
  const failure = useSelector(session, ({ context, ...snapshot }) =>
    snapshot.hasTag('failed') ? context.failure : null,
  )
  if (isPending) return <PendingScreen />
  if (!failure) return <Outlet />
  return (
    <LoadErrorScreen
      message={failureText(failure)}
      reference={failure.reference}
      onRetry={sessionActs(session.send).onRetry}
    />
  )
}
