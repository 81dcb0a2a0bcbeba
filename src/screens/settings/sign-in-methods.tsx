import { settingsCopy } from '../../copy/settings.ts'
import { providerNames } from '../../copy/social.ts'
import { ProviderMark } from '../../design/button/provider-mark.tsx'
import { contactIcon } from '../../design/icon/ui/contact.gen.ts'
import { lockedIcon } from '../../design/icon/ui/locked.gen.ts'
import { Stack } from '../../design/layout/stack.tsx'
import { List } from '../../design/list/list.tsx'
import { ListItem } from '../../design/list/list-item.tsx'
import { ListRow } from '../../design/list/list-row.tsx'
import { Message } from '../../design/message/message.tsx'
import type { SettingsScreenProps } from './view-props.ts'

const { list, withoutEmail } = settingsCopy.signInMethods
const { password: copy } = settingsCopy

type Props = Pick<SettingsScreenProps, 'signInMethods' | 'password' | 'onChangePassword'>

/**
 * All ways that open the account, so that a member can find one that they did not add. The password's row sends a link
 * to choose another one.
 */
export function SignInMethods({ signInMethods, password, onChangePassword }: Props) {
  return (
    <Stack space="4">
      <List label={list}>
        {signInMethods.map(({ authType, email }) =>
          authType === 'local' ? (
            password && (
              <ListRow
                key={authType}
                title={copy.title}
                text={(password.coolingDown ? copy.sent : copy.text)(password.email)}
                icon={lockedIcon}
                end={contactIcon}
                busy={password.busy}
                unavailable={password.coolingDown}
                onPress={onChangePassword}
              />
            )
          ) : (
            <ListItem
              key={authType}
              mark={<ProviderMark provider={authType} />}
              title={providerNames[authType]}
              text={email ?? withoutEmail}
            />
          ),
        )}
      </List>
      {password?.problem && <Message tone="danger">{password.problem}</Message>}
    </Stack>
  )
}
