import { shellCopy } from '../../copy/shell.ts'
import { AccountTrigger } from '../../design/menu/account-trigger.tsx'
import { MenuOnItsWay } from '../../design/menu/menu-on-its-way.tsx'
import type { Account } from './account-menu.tsx'

/** The member in the top bar, until the menu has been loaded. */
export function AccountOnItsWay({ account }: { account: Account }) {
  return (
    <MenuOnItsWay>
      <AccountTrigger
        name={account.name.trim() || shellCopy.nameless}
        picture={account.picture || null}
      />
    </MenuOnItsWay>
  )
}
