import type { ReactElement } from 'react'
import { isBlank } from '../../../machines/text-rules.gen.ts'
import { shellCopy } from '../../copy/shell.ts'
import { logoutIcon } from '../../design/icon/ui/logout.gen.ts'
import { profileIcon } from '../../design/icon/ui/profile.gen.ts'
import { settingsIcon } from '../../design/icon/ui/settings.gen.ts'
import { Inline } from '../../design/layout/inline.tsx'
import { ButtonLink } from '../../design/link/button-link.tsx'
import { AccountTrigger } from '../../design/menu/account-trigger.tsx'
import { Menu } from '../../design/menu/menu.tsx'
import { useBreakpoint } from '../../design/theme/use-breakpoint.ts'

/** The signed-in member in the top bar. */
export type Account = {
  name: string
  /** URL of the picture, or ''. */
  picture: string
  /** The account is being deleted, so the menu only offers a logout (decision 0014). */
  deleting?: boolean
}

type AccountMenuProps = {
  account: Account
  settings: ReactElement
  onProfile(): void
  onSettings(): void
  onLogout(): void
}

/** The member's menu in the top bar. Settings is a link beside it, and on small screens an item of the menu. */
export function AccountMenu(props: AccountMenuProps) {
  const { account, settings, onProfile, onSettings, onLogout } = props
  const isWide = useBreakpoint('md')
  const toSettings = { label: shellCopy.settings, icon: settingsIcon, onSelect: onSettings }
  const pages = [
    { label: shellCopy.profile, icon: profileIcon, onSelect: onProfile },
    ...(isWide ? [] : [toSettings]),
  ]
  const logout = [{ label: shellCopy.logout, icon: logoutIcon, onSelect: onLogout }]
  const name = isBlank(account.name) ? shellCopy.nameless : account.name
  return (
    <Inline space="2" wrap={false}>
      {isWide && !account.deleting && (
        <ButtonLink tone="ghost" icon={settingsIcon} iconOnly render={settings}>
          {shellCopy.settings}
        </ButtonLink>
      )}
      <Menu
        label={shellCopy.accountMenu}
        trigger={<AccountTrigger name={name} picture={account.picture || null} />}
        groups={account.deleting ? [logout] : [pages, logout]}
      />
    </Inline>
  )
}
