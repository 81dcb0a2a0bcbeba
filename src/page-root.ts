import type { RootOptions } from 'react-dom/client'
import { failureOf } from '../machines/failure.ts'
import { pageLog } from './services/log.ts'

/** The element that React renders into. */
export const pageRoot = (): HTMLElement => {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root"')
  return root
}

/** By default React logs an error with its whole text, which may be personal. During development that is useful. */
export const rootOptions: RootOptions = import.meta.env.PROD
  ? { onCaughtError: (error) => pageLog.failure('render a page', failureOf(error)) }
  : {}
