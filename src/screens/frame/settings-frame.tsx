import { settingsCopy } from '../../copy/settings.ts'
import { Page } from '../../design/layout/page.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { NotYet } from '../../design/skeleton/not-yet.tsx'
import { SettingsList } from '../settings/settings-list.tsx'
import { LoadingHeading } from './loading-heading.tsx'

/** /settings with the rows that every member has. The sections below them depend on the member. */
export function SettingsFrame() {
  return (
    <Page width="settings">
      <Stack space="8">
        <LoadingHeading>{settingsCopy.heading}</LoadingHeading>
        <NotYet>
          <SettingsList
            contact={{ busy: false, manualCopy: false }}
            onReport={neverOpened}
            onDelete={neverOpened}
            onCopyEmail={() => {}}
          />
        </NotYet>
      </Stack>
    </Page>
  )
}

const neverOpened = { open() {} }
