import type { ReactElement, ReactNode } from 'react'
import { shellCopy } from '../../copy/shell.ts'
import { loadErrorCopy, pendingCopy } from '../../copy/trouble.ts'
import { Banner } from '../../design/banner/banner.tsx'
import { Button } from '../../design/button/button.tsx'
import { Frame } from '../../design/layout/frame.tsx'
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx'
import { TopBar } from '../../design/top-bar/top-bar.tsx'
import { BrandLink } from '../brand/brand-link.tsx'
import { GuestLinks } from './guest-links.tsx'

export type GuestShellProps = {
  links: { home: ReactElement; signUp: ReactElement; login: ReactElement }
  /** The page whose link was pressed, while it is awaited. */
  awaited: '/login' | '/signup' | null
  /** Why a pressed link has not led on. */
  trouble: string | null
  onRetry(): void
  onDismiss(): void
  children: ReactNode
}

/** What stands around a page that knows of no member. */
export function GuestShell(props: GuestShellProps) {
  const { links, awaited, trouble, onRetry, onDismiss, children } = props
  const { home, ...guest } = links
  return (
    <Frame
      skipTo={shellCopy.skipToContent}
      bar={
        <TopBar
          ruled={false}
          brand={<BrandLink home={home} />}
          end={<GuestLinks {...guest} awaited={awaited} />}
        />
      }
    >
      <VisuallyHidden live="polite">{awaited && pendingCopy.label}</VisuallyHidden>
      {trouble && (
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
          {trouble}
        </Banner>
      )}
      {children}
    </Frame>
  )
}
