import { useRef } from 'react'
import { settingsCopy, themeCopy } from '../../copy/settings.ts'
import { Choice } from '../../design/choice/choice.tsx'
import { Page } from '../../design/layout/page.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { SettingsList } from './settings-list.tsx'
import { SignInMethods } from './sign-in-methods.tsx'
import { UnfinishedDeletion } from './unfinished-deletion.tsx'
import type { SettingsScreenProps } from './view-props.ts'

export function SettingsScreen(props: SettingsScreenProps) {
  const { report, deletion, onReport, onDelete } = props
  // Of the list or of the unfinished deletion, whichever is shown when the dialog closes.
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <Page width="settings">
      <Stack space="8">
        <Heading level={1} size="title" tabIndex={-1}>
          {settingsCopy.heading}
        </Heading>
        {deletion.unfinished ? (
          <UnfinishedDeletion
            finishButton={opener}
            onFinish={onDelete.finish}
            onLogout={props.onLogout}
          />
        ) : (
          <>
            <SettingsList {...props} deleteRow={opener} />
            <SignInMethods {...props} />
            <ThemeChoice {...props} />
          </>
        )}
      </Stack>
      <ReportDialog {...report} on={onReport} />
      <DeleteDialog step={deletion.step} on={onDelete} opener={opener} />
    </Page>
  )
}

const options = [
  { id: 'system', label: themeCopy.system },
  { id: 'light', label: themeCopy.light },
  { id: 'dark', label: themeCopy.dark },
] as const

function ThemeChoice({ theme, onTheme }: Pick<SettingsScreenProps, 'theme' | 'onTheme'>) {
  return <Choice label={themeCopy.label} options={options} chosen={theme} onChoose={onTheme} />
}
