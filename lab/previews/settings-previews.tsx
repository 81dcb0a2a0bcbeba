import { copyEmailModel } from '../../machines/copy-email/copy-email-model.ts'
import { deleteAccountModel } from '../../machines/delete-account/delete-account-model.ts'
import { reportIssueModel } from '../../machines/report-issue/report-issue-model.ts'
import { settingsModel } from '../../machines/settings/settings-model.ts'
import { themeModel } from '../../machines/theme/theme-model.ts'
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
  contactExpectations,
  contactInteractions,
  deletionExpectations,
  deletionInteractions,
  reportExpectations,
  reportInteractions,
  settingsExpectations,
  settingsInteractions,
  themeExpectations,
  themeInteractions,
} from '../page-objects/settings-page.ts'
import { idleSettings } from './idle-page.tsx'
import { previewOf } from './preview.ts'

/** /settings with an idle list, or with the dialog of the issue report. */
export const settingsPreview = previewOf({
  model: settingsModel,
  expectations: settingsExpectations,
  interactions: settingsInteractions,
  show: ({ snapshot }) => (
    <SettingsScreen
      {...idleSettings}
      report={{ ...idleSettings.report, open: snapshot.matches('dialog') }}
    />
  ),
})

export const reportIssuePreview = previewOf({
  model: reportIssueModel,
  expectations: reportExpectations,
  interactions: reportInteractions,
  show: ({ snapshot, send }) => (
    <SettingsScreen {...idleSettings} report={toReportProps(snapshot)} {...reportHandlers(send)} />
  ),
})

/** Contact Us on /settings. */
export const copyEmailPreview = previewOf({
  model: copyEmailModel,
  expectations: contactExpectations,
  interactions: contactInteractions,
  show: ({ snapshot, send }) => (
    <SettingsScreen
      {...idleSettings}
      contact={toContactProps(snapshot)}
      {...contactHandlers(send)}
    />
  ),
})

export const deleteAccountPreview = previewOf({
  model: deleteAccountModel,
  expectations: deletionExpectations,
  interactions: deletionInteractions,
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

/** The theme setting on /settings. */
export const themePreview = previewOf({
  model: themeModel,
  expectations: themeExpectations,
  interactions: themeInteractions,
  show: ({ snapshot, send }) => (
    <SettingsScreen {...idleSettings} theme={toThemeProps(snapshot)} {...themeHandlers(send)} />
  ),
})
