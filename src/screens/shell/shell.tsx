import type { ReactElement, ReactNode } from 'react'
import { shellCopy } from '../../copy/shell.ts'
import { Frame } from '../../design/layout/frame.tsx'
import { TopBar } from '../../design/top-bar/top-bar.tsx'
import { BrandLink } from '../brand/brand-link.tsx'
import { type Account, AccountMenu } from './account-menu.tsx'
import { GuestLinks } from './guest-links.tsx'
import { PasswordLost, type PasswordLostProps } from './password-lost.tsx'

export type ShellProps = {
  /** The bar is hidden on /login and /signup, and while the session is being restored. */
  bar: 'shown' | 'hidden'
  /** Who is signed in, if anyone. */
  account: Account | null
  /** A provider's sign-in has removed the member's password: says so and offers a new one. */
  passwordLost?: PasswordLostProps | undefined
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
      {props.passwordLost && <PasswordLost {...props.passwordLost} />}
      {props.children}
    </Frame>
  )
}

function Bar({ account, links, onProfile, onSettings, onLogout }: ShellProps) {
  return (
    <TopBar
      ruled={account !== null}
      brand={<BrandLink home={links.home} />}
      end={
        account ? (
          <AccountMenu
            account={account}
            settings={links.settings}
            onProfile={onProfile}
            onSettings={onSettings}
            onLogout={onLogout}
          />
        ) : (
          <GuestLinks signUp={links.signUp} login={links.login} />
        )
      }
    />
  )
}
