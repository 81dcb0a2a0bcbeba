import type { Ref } from 'react'
import { brand } from '../../copy/brand.ts'
import { settingsCopy } from '../../copy/settings.ts'
import { contactIcon } from '../../design/icon/ui/contact.gen.ts'
import { copyIcon } from '../../design/icon/ui/copy.gen.ts'
import { deleteAccountIcon } from '../../design/icon/ui/delete-account.gen.ts'
import { externalLinkIcon } from '../../design/icon/ui/external-link.gen.ts'
import { forwardIcon } from '../../design/icon/ui/forward.gen.ts'
import { privacyIcon } from '../../design/icon/ui/privacy.gen.ts'
import { reportIssueIcon } from '../../design/icon/ui/report-issue.gen.ts'
import { Stack } from '../../design/layout/stack.tsx'
import { List } from '../../design/list/list.tsx'
import { ListRow } from '../../design/list/list-row.tsx'
import { Message } from '../../design/message/message.tsx'
import { Text } from '../../design/text/text.tsx'
import type { SettingsScreenProps } from './view-props.ts'

const { reportIssue, contact, contactByHand, privacy, reports, deleteAccount } = settingsCopy

const policy = (
  <a href={brand.privacyPolicy} target="_blank" rel="noopener">
    {privacy.title}
  </a>
)

/** What the list needs of the view props. The frame of the page has it before anything about the member is known. */
type Props = Pick<SettingsScreenProps, 'contact' | 'onCopyEmail'> & {
  onReport: Pick<SettingsScreenProps['onReport'], 'open'>
  onDelete: Pick<SettingsScreenProps['onDelete'], 'open'>
  /** The row that opens the dialog of the deletion. */
  deleteRow?: Ref<HTMLButtonElement>
}

export function SettingsList(props: Props) {
  return (
    <Stack space="4">
      <List label={settingsCopy.list}>
        <ListRow
          {...reportIssue}
          icon={reportIssueIcon}
          end={forwardIcon}
          onPress={props.onReport.open}
        />
        <ListRow
          {...contact}
          icon={contactIcon}
          end={copyIcon}
          busy={props.contact.busy}
          onPress={props.onCopyEmail}
        />
        <ListRow {...privacy} icon={privacyIcon} end={externalLinkIcon} render={policy} />
        <ListRow
          {...deleteAccount}
          icon={deleteAccountIcon}
          tone="danger"
          end={forwardIcon}
          onPress={props.onDelete.open}
          control={props.deleteRow}
        />
      </List>
      {import.meta.env.VITE_REPORTS_URL && (
        <Text size="small" tone="secondary">
          {reports}
        </Text>
      )}
      {props.contact.manualCopy && (
        <Message tone="info">
          <span ref={selectEmail}>{contactByHand}</span>
        </Message>
      )}
    </Stack>
  )
}

/** Selects the email in a message that has appeared, so that one key copies it. */
const selectEmail = (message: HTMLElement | null) => {
  const text = message?.firstChild
  if (!text) return
  const start = contactByHand.indexOf(brand.supportEmail)
  getSelection()?.setBaseAndExtent(text, start, text, contactByHand.length)
}
