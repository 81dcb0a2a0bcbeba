import { pendingCopy } from '../../copy/loading.ts'
import { settingsCopy } from '../../copy/settings.ts'
import { Inline } from '../../design/layout/inline.tsx'
import { Page } from '../../design/layout/page.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { Spinner } from '../../design/spinner/spinner.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { SettingsList } from '../settings/settings-list.tsx'
import { NotYet } from './not-yet.tsx'

/** /settings with the rows that every member has. The sections below them depend on the member. */
export function SettingsFrame() {
  return (
    <Page width="settings">
      <Stack space="8">
        <Inline space="3">
          <Heading level={1} size="title">
            {settingsCopy.heading}
          </Heading>
          <Spinner label={pendingCopy.label} />
        </Inline>
        <NotYet>
          <SettingsList
            contact={{ busy: false, manualCopy: false }}
            onReport={noReport}
            onDelete={noDeletion}
            onCopyEmail={nothing}
          />
        </NotYet>
      </Stack>
    </Page>
  )
}

const nothing = () => {}
const noReport = { open: nothing }
const noDeletion = { open: nothing }
