import { PendingScreen } from '../../src/screens/pending/pending-screen.tsx'
import { SettingsScreen } from '../../src/screens/settings/settings-screen.tsx'
import {
  contactHandlers,
  deletionHandlers,
  reportHandlers,
  themeHandlers,
  toContactProps,
  toDeletionProps,
  toReportProps,
  toThemeProps,
} from '../../src/screens/settings/view-props.ts'
import {
  contactPage,
  deletionPage,
  reportPage,
  settingsPage,
  themePage,
} from '../page-objects/settings-page.ts'
import { idleSettings } from './idle-page.tsx'
import { previewOf } from './preview.ts'

/** /settings with an idle list, or with the dialog of the issue report. */
export const settingsPreview = previewOf({
  ...settingsPage,
  show: ({ snapshot }) => (
    <SettingsScreen
      {...idleSettings}
      report={{ ...idleSettings.report, open: snapshot.matches('dialog') }}
    />
  ),
})

export const reportIssuePreview = previewOf({
  ...reportPage,
  show: ({ snapshot, send }) => (
    <SettingsScreen {...idleSettings} report={toReportProps(snapshot)} {...reportHandlers(send)} />
  ),
})

export const copyEmailPreview = previewOf({
  ...contactPage,
  show: ({ snapshot, send }) => (
    <SettingsScreen
      {...idleSettings}
      contact={toContactProps(snapshot)}
      {...contactHandlers(send)}
    />
  ),
})

export const deleteAccountPreview = previewOf({
  ...deletionPage,
  show: ({ snapshot, send }) =>
    snapshot.matches('deleted') || snapshot.matches('session rejected') ? (
      <PendingScreen />
    ) : (
      <SettingsScreen
        {...idleSettings}
        deletion={toDeletionProps(snapshot)}
        {...deletionHandlers(send)}
      />
    ),
})

export const themePreview = previewOf({
  ...themePage,
  show: ({ snapshot, send }) => (
    <SettingsScreen {...idleSettings} theme={toThemeProps(snapshot)} {...themeHandlers(send)} />
  ),
})
