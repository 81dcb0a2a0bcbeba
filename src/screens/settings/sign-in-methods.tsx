import type { SignInMethod } from '../../../machines/member.ts'
import { settingsCopy } from '../../copy/settings.ts'
import { providerNames } from '../../copy/social.ts'
import { ProviderMark } from '../../design/button/provider-mark.tsx'
import { Icon } from '../../design/icon/icon.tsx'
import { lockedIcon } from '../../design/icon/ui/locked.gen.ts'
import { List } from '../../design/list/list.tsx'
import { ListItem } from '../../design/list/list-item.tsx'

const { list, password, withoutEmail } = settingsCopy.signInMethods

/** All ways that open the account, so that a member can find one that they did not add. */
export function SignInMethods({ methods }: { methods: readonly SignInMethod[] }) {
  return (
    <List label={list}>
      {methods.map(({ authType, email }) => (
        <ListItem
          key={authType}
          mark={
            authType === 'local' ? (
              <Icon icon={lockedIcon} size={22} />
            ) : (
              <ProviderMark provider={authType} />
            )
          }
          title={authType === 'local' ? password : providerNames[authType]}
          text={email ?? withoutEmail}
        />
      ))}
    </List>
  )
}
