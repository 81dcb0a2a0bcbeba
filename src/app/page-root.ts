import type { RootOptions } from 'react-dom/client'
import { failureOf } from '../../machines/failure.ts'
import { pageLog } from './page-log.ts'

/** The element that React draws into. */
export const pageRoot = (): HTMLElement => {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root"')
  return root
}

/** React itself would write an error as it stands, with whatever text is in it; while developing that is wanted. */
export const rootOptions: RootOptions = import.meta.env.PROD
  ? { onCaughtError: (error) => pageLog.failure('draw a page', failureOf(error)) }
  : {}
