import '../../src/design/theme/global.css.ts'
import '../../src/design/theme/theme.css.ts'
import { StrictMode, Suspense, use, useEffect, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { noticeText } from '../../src/copy/notices.ts'
import { shellCopy } from '../../src/copy/shell.ts'
import { Center } from '../../src/design/layout/center.tsx'
import { Spinner } from '../../src/design/spinner/spinner.tsx'
import { hideToasts, showToast } from '../../src/design/toast/show-toast.ts'
import { ToastArea } from '../../src/design/toast/toast-area.tsx'
import { pressShortcut } from '../app/shortcuts.ts'
import { labCopy } from '../copy.ts'
import { ErrorBoundary } from '../parts/error-boundary.tsx'
import { loadPreview } from '../previews/load-preview.ts'
import type { Preview } from '../previews/preview.ts'
import type { ScreenFeed } from './create-feed.ts'

const loading = new Map<string, Promise<Preview | null>>()

const feed = window.parent.trellisLabScreen
const root = document.getElementById('root')
/* So that the keys of the lab work after a press on the screen. */
window.addEventListener('keydown', (event) => pressShortcut(event, window.parent.document))
if (feed && root)
  createRoot(root).render(
    <StrictMode>
      <Framed feed={feed} />
    </StrictMode>,
  )

/** The screen. If it cannot be loaded or rendered, the reason; the next step tries again. */
function Framed({ feed }: { feed: ScreenFeed }) {
  const { machine, snapshot, scheme } = useSyncExternalStore(feed.subscribe, feed.get)
  document.documentElement.dataset.theme = scheme
  return (
    <ErrorBoundary
      key={machine}
      part={labCopy.screen}
      resetOn={snapshot}
      // A browser never requests a failed module of this page again.
      onRetry={() => window.location.reload()}
    >
      <Suspense fallback={<Loading />}>
        <Screen feed={feed} />
      </Suspense>
      <Notices feed={feed} />
    </ErrorBoundary>
  )
}

function Loading() {
  return (
    <Center>
      <Spinner size={96} label={labCopy.screenLoading} />
    </Center>
  )
}

/** The site's own screen, rendered with the lab's snapshot. */
function Screen({ feed }: { feed: ScreenFeed }) {
  const { machine, snapshot, now } = useSyncExternalStore(feed.subscribe, feed.get)
  const preview = use(previewOf(machine, feed))
  if (!preview) return <p role="status">{labCopy.noScreen}</p>
  return preview.show({ snapshot, send: feed.send, now, next: null })
}

/** The toasts of the site, as long as the virtual clock shows them. */
function Notices({ feed }: { feed: ScreenFeed }) {
  const { notices } = useSyncExternalStore(feed.subscribe, feed.get)
  useEffect(() => {
    for (const { notice, failure, email } of notices)
      showToast({ id: notice, ...noticeText(notice, failure, email) })
    return () => hideToasts(notices.map(({ notice }) => notice))
  }, [notices])
  return <ToastArea label={shellCopy.notifications} closeLabel={shellCopy.closeNotification} />
}

function previewOf(machine: string, feed: ScreenFeed): Promise<Preview | null> {
  const preview = loading.get(machine) ?? loadPreview(machine) ?? Promise.resolve(null)
  if (!loading.has(machine)) void preview.then(feed.loaded, () => {})
  loading.set(machine, preview)
  return preview
}
