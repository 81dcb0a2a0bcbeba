import { settingsCopy } from '../../copy/settings.ts'
import { contactIcon } from '../../design/icon/ui/contact.gen.ts'
import { lockedIcon } from '../../design/icon/ui/locked.gen.ts'
import { Stack } from '../../design/layout/stack.tsx'
import { List } from '../../design/list/list.tsx'
import { ListRow } from '../../design/list/list-row.tsx'
import { Message } from '../../design/message/message.tsx'
import type { PasswordState } from './view-props.ts'

const { list, title, text, sent } = settingsCopy.password

type Props = PasswordState & { onChange(): void }

/** Sends the member a link to choose a new password. */
export function PasswordSection({ email, busy, coolingDown, problem, onChange }: Props) {
  return (
    <Stack space="4">
      <List label={list}>
        <ListRow
          title={title}
          text={coolingDown ? sent(email) : text(email)}
          icon={lockedIcon}
          end={contactIcon}
          busy={busy}
          unavailable={coolingDown}
          onPress={onChange}
        />
      </List>
      {problem && <Message tone="danger">{problem}</Message>}
    </Stack>
  )
}
