import { lazy, type ReactElement, type ReactNode, Suspense } from 'react'
import { shellCopy } from '../../copy/shell.ts'
import { Frame } from '../../design/layout/frame.tsx'
import { TopBar } from '../../design/top-bar/top-bar.tsx'
import { BrandLink } from '../brand/brand-link.tsx'
import type { Account } from './account-menu.tsx'
import { AccountOnItsWay } from './account-on-its-way.tsx'
import { GuestLinks } from './guest-links.tsx'

export type ShellProps = {
  /** The bar is hidden on /login and /signup, and while the session is being restored. */
  bar: 'shown' | 'hidden'
  /** Who is signed in, if anyone. */
  account: Account | null
  /** What has to be said above every page, such as that a password has gone. */
  strip?: ReactNode
  links: { home: ReactElement; signUp: ReactElement; login: ReactElement; settings: ReactElement }
  onProfile(): void
  onSettings(): void
  onLogout(): void
  children: ReactNode
}

/** What stands around every page: the way to the content, the top bar, the main landmark. */
export function Shell(props: ShellProps) {
  return (
    <Frame
      skipTo={shellCopy.skipToContent}
      bar={props.bar === 'shown' ? <Bar {...props} /> : undefined}
    >
      {props.strip && <Suspense>{props.strip}</Suspense>}
      {props.children}
    </Frame>
  )
}

/* A visitor needs no menu. */
const AccountMenu = lazy(async () => ({
  default: (await import('./account-menu.tsx')).AccountMenu,
}))

function Bar({ account, links, onProfile, onSettings, onLogout }: ShellProps) {
  return (
    <TopBar
      ruled={account !== null}
      brand={<BrandLink home={links.home} />}
      end={
        account ? (
          <Suspense fallback={<AccountOnItsWay account={account} />}>
            <AccountMenu
              account={account}
              settings={links.settings}
              onProfile={onProfile}
              onSettings={onSettings}
              onLogout={onLogout}
            />
          </Suspense>
        ) : (
          <GuestLinks signUp={links.signUp} login={links.login} />
        )
      }
    />
  )
}
