import { copyAddressModel } from '../../machines/copy-address/copy-address-model.ts'
import { deleteAccountModel } from '../../machines/delete-account/delete-account-model.ts'
import { reportIssueModel } from '../../machines/report-issue/report-issue-model.ts'
import { themeModel } from '../../machines/theme/theme-model.ts'
import {
  contactActs,
  deletionActs,
  reportActs,
  themeActs,
} from '../../src/screens/settings/acts-of.ts'
import {
  contactHands,
  deletionHands,
  reportHands,
  themeHands,
} from '../../src/screens/settings/hands.ts'
import {
  contactLooks,
  deletionLooks,
  reportLooks,
  themeLooks,
} from '../../src/screens/settings/looks.ts'
import {
  contactPropsOf,
  deletionPropsOf,
  reportPropsOf,
  themePropsOf,
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

/** The choice of theme on /settings. */
export const themeStage = stageOf({
  model: themeModel,
  looks: themeLooks,
  hands: themeHands,
  show: ({ snapshot, send }) => (
    <SettingsScreen {...restingSettings} theme={themePropsOf(snapshot)} {...themeActs(send)} />
  ),
})
