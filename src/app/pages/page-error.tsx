import { CrashScreen } from '../../screens/crash/crash-screen.tsx'

/** The error boundary's content for a page that fails to render. The page host handles a missing chunk. */
export function PageError() {
  return <CrashScreen onReload={() => location.reload()} />
}
