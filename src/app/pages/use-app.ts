import { useRouter } from '@tanstack/react-router'
import type { App } from '../create-app.ts'

/** The app, from the router's context. */
export const useApp = (): App => useRouter().options.context.app
