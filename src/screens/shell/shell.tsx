import { lazy, type ReactElement, type ReactNode, Suspense } from 'react'
import { isBlank } from '../../../machines/text-rules.gen.ts'
import { shellCopy } from '../../copy/shell.ts'
import { Frame } from '../../design/layout/frame.tsx'
import { AccountTrigger } from '../../design/menu/account-trigger.tsx'
import { MenuPlaceholder } from '../../design/menu/menu-placeholder.tsx'
import { nextPaint } from '../../design/next-paint.ts'
import { TopBar } from '../../design/top-bar/top-bar.tsx'
import { BrandLink } from '../brand/brand-link.tsx'
import type { Account } from './account-menu.tsx'
import { VisitorLinks } from './visitor-links.tsx'

export type ShellProps = {
  /**
   * The bar is hidden on /login and /signup, and while the session is being restored. On /verify-email visitors see only
   * its logo: the page has the way on.
   */
  bar: 'shown' | 'logo' | 'hidden'
  /** The signed-in member; null for a visitor. */
  account: Account | null
  /** A banner above every page, such as the one about a removed password. */
  banner?: ReactNode
  links: { home: ReactElement; signUp: ReactElement; login: ReactElement; settings: ReactElement }
  onProfile(): void
  onSettings(): void
  onLogout(): void
  children: ReactNode
}

/** The frame of every page: skip link, top bar, main landmark. */
export function Shell(props: ShellProps) {
  return (
    <Frame
      skipTo={shellCopy.skipToContent}
      bar={props.bar === 'hidden' ? undefined : <Bar {...props} />}
    >
      {props.banner && <Suspense>{props.banner}</Suspense>}
      {props.children}
    </Frame>
  )
}

/* Lazy, because visitors have no menu. The page is painted first. */
const AccountMenu = lazy(async () => {
  await nextPaint()
  return { default: (await import('./account-menu.tsx')).AccountMenu }
})

function Bar({ bar, account, links, onProfile, onSettings, onLogout }: ShellProps) {
  return (
    <TopBar
      ruled={account !== null}
      brand={<BrandLink home={links.home} />}
      end={
        account ? (
          <Suspense fallback={<AccountPlaceholder account={account} />}>
            <AccountMenu
              account={account}
              settings={links.settings}
              onProfile={onProfile}
              onSettings={onSettings}
              onLogout={onLogout}
            />
          </Suspense>
        ) : (
          bar === 'shown' && <VisitorLinks signUp={links.signUp} login={links.login} />
        )
      }
    />
  )
}

/** The placeholder of the menu while its chunk is loading. */
function AccountPlaceholder({ account }: { account: Account }) {
  return (
    <MenuPlaceholder>
      <AccountTrigger
        name={isBlank(account.name) ? shellCopy.nameless : account.name}
        picture={account.picture || null}
      />
    </MenuPlaceholder>
  )
}
