import type { ReactElement, ReactNode } from 'react'
import { loadErrorCopy, pendingCopy } from '../../copy/loading.ts'
import { shellCopy } from '../../copy/shell.ts'
import { Banner } from '../../design/banner/banner.tsx'
import { Button } from '../../design/button/button.tsx'
import { Frame } from '../../design/layout/frame.tsx'
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx'
import { TopBar } from '../../design/top-bar/top-bar.tsx'
import { BrandLink } from '../brand/brand-link.tsx'
import { VisitorLinks } from './visitor-links.tsx'

export type VisitorShellProps = {
  links: { home: ReactElement; signUp: ReactElement; login: ReactElement }
  /** The page whose link was pressed, while it is loading. */
  pending: '/login' | '/signup' | null
  /** Why the page of a pressed link could not be loaded. */
  problem: string | null
  onRetry(): void
  onDismiss(): void
  children: ReactNode
}

/** The frame and top bar of a page for visitors, without session and router. */
export function VisitorShell(props: VisitorShellProps) {
  const { links, pending, problem, onRetry, onDismiss, children } = props
  const { home, ...visitor } = links
  return (
    <Frame
      skipTo={shellCopy.skipToContent}
      bar={
        <TopBar
          ruled={false}
          brand={<BrandLink home={home} />}
          end={<VisitorLinks {...visitor} pending={pending} />}
        />
      }
    >
      <VisuallyHidden live="polite">{pending && pendingCopy.label}</VisuallyHidden>
      {problem && (
        <Banner
          tone="danger"
          label={shellCopy.notifications}
          actions={
            <>
              <Button size="sm" onClick={onRetry}>
                {loadErrorCopy.retry}
              </Button>
              <Button size="sm" tone="ghost" onClick={onDismiss}>
                {shellCopy.closeNotification}
              </Button>
            </>
          }
        >
          {problem}
        </Banner>
      )}
      {children}
    </Frame>
  )
}
