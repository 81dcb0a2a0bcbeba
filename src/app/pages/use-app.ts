import { useRouter } from '@tanstack/react-router'
import type { App } from '../app.ts'

export const useApp = (): App => useRouter().options.context.app

/** Returns the handler of Logout. The page may ask first whether unsaved changes are discarded. */
export const useLogout = () => {
  const { root } = useApp()
  return () => root.send({ type: 'navigation attempted', navigation: { kind: 'logout' } })
}
