import { copyAddressModel } from '../../machines/copy-address/copy-address-model.ts'
import { deleteAccountModel } from '../../machines/delete-account/delete-account-model.ts'
import { reportIssueModel } from '../../machines/report-issue/report-issue-model.ts'
import { contactActs, deletionActs, reportActs } from '../../src/screens/settings/acts-of.ts'
import { contactHands, deletionHands, reportHands } from '../../src/screens/settings/hands.ts'
import { contactLooks, deletionLooks, reportLooks } from '../../src/screens/settings/looks.ts'
import {
  contactPropsOf,
  deletionPropsOf,
  reportPropsOf,
} from '../../src/screens/settings/props-of.ts'
import { SettingsScreen } from '../../src/screens/settings/settings-screen.tsx'
import { restingSettings } from './rest.tsx'
import { stageOf } from './stage.ts'

/** The report of an issue on /settings. */
export const reportIssueStage = stageOf({
  model: reportIssueModel,
  looks: reportLooks,
  hands: reportHands,
  show: ({ snapshot, send }) => (
    <SettingsScreen {...restingSettings} report={reportPropsOf(snapshot)} {...reportActs(send)} />
  ),
})

/** Contact Us on /settings. */
export const copyAddressStage = stageOf({
  model: copyAddressModel,
  looks: contactLooks,
  hands: contactHands,
  show: ({ snapshot, send }) => (
    <SettingsScreen
      {...restingSettings}
      contact={contactPropsOf(snapshot)}
      {...contactActs(send)}
    />
  ),
})

/** The deletion of the account on /settings. */
export const deleteAccountStage = stageOf({
  model: deleteAccountModel,
  looks: deletionLooks,
  hands: deletionHands,
  show: ({ snapshot, send }) => (
    <SettingsScreen
      {...restingSettings}
      deletion={deletionPropsOf(snapshot)}
      {...deletionActs(send)}
    />
  ),
})
