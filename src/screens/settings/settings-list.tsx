import { brand } from '../../copy/brand.ts'
import { settingsCopy } from '../../copy/settings.ts'
import { Stack } from '../../design/layout/stack.tsx'
import { List } from '../../design/list/list.tsx'
import { ListRow } from '../../design/list/list-row.tsx'
import { Message } from '../../design/message/message.tsx'
import type { SettingsScreenProps } from './settings-props.ts'

const { reportIssue, contact, contactByHand, privacy, deleteAccount } = settingsCopy

const policy = (
  <a href={brand.privacyPolicy} target="_blank" rel="noopener">
    {privacy.title}
  </a>
)

export function SettingsList(props: SettingsScreenProps) {
  return (
    <Stack space="4">
      <List label={settingsCopy.list}>
        <ListRow {...reportIssue} icon="reportIssue" end="forward" onPress={props.onReport.open} />
        <ListRow
          {...contact}
          icon="contact"
          end="copy"
          busy={props.contact.busy}
          onPress={props.onCopyAddress}
        />
        <ListRow {...privacy} icon="privacy" end="externalLink" render={policy} />
        <ListRow
          {...deleteAccount}
          icon="deleteAccount"
          tone="danger"
          end="forward"
          onPress={props.deletion.unfinished ? props.onDelete.finish : props.onDelete.open}
        />
      </List>
      {props.contact.byHand && <Message tone="info">{contactByHand}</Message>}
    </Stack>
  )
}
