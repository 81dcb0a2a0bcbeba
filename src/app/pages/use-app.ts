import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { App } from '../app.ts'

export const useApp = (): App => useRouter().options.context.app

/** Returns the handler of Logout. The page may ask first whether unsaved changes are discarded. */
export const useLogout = () => {
  const { root } = useApp()
  return () => root.send({ type: 'navigation attempted', navigation: { kind: 'logout' } })
}

/** Returns why the session or the member could not be loaded, or null, and the handler of Retry. */
export const useLoadFailure = () => {
  const { session } = useApp()
  const failure = useSelector(session, ({ context, ...snapshot }) =>
    snapshot.hasTag('failed') ? context.failure : null,
  )
  return { failure, onRetry: () => session.send({ type: 'retry requested' }) }
}
