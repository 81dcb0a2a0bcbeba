import { failureMessages } from '../../../src/copy/failures.ts'
import { CrashScreen } from '../../../src/screens/crash/crash-screen.tsx'
import { LandingScreen } from '../../../src/screens/landing/landing-screen.tsx'
import { LoadErrorScreen } from '../../../src/screens/load-error/load-error-screen.tsx'
import { NotFoundScreen } from '../../../src/screens/not-found/not-found-screen.tsx'
import { PendingScreen } from '../../../src/screens/pending/pending-screen.tsx'
import { link, nothing } from '../../previews/idle-page.tsx'
import type { Entries } from '../entry.ts'
import { ForMember, ForVisitor } from './page-frames.tsx'

function Landing({ panel }: { panel: 0 | 1 | 2 | 3 }) {
  return (
    <ForVisitor>
      <LandingScreen panel={panel} snapping={false} onJump={nothing} />
    </ForVisitor>
  )
}

export const otherPages = {
  'landing-screen': {
    purpose: 'The landing page: the features of the app, and links to sign-up and login.',
    alone: true,
    states: {
      start: () => <Landing panel={0} />,
    },
  },
  'not-found-screen': {
    purpose: '404: no page has this URL.',
    alone: true,
    states: {
      rest: () => (
        <ForVisitor>
          <NotFoundScreen links={{ home: link }} />
        </ForVisitor>
      ),
    },
  },
  'load-error-screen': {
    purpose: 'A protected page whose data could not be loaded.',
    alone: true,
    states: {
      failed: () => (
        <ForMember>
          <LoadErrorScreen message={failureMessages['timed out']} onRetry={nothing} />
        </ForMember>
      ),
    },
  },
  'crash-screen': {
    purpose: 'The error page.',
    alone: true,
    states: { rest: () => <CrashScreen onReload={nothing} /> },
  },
  'pending-screen': {
    purpose: 'A page that is loading.',
    alone: true,
    states: { rest: () => <PendingScreen /> },
  },
} satisfies Entries
