import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { settingsMachine } from '../../../machines/settings/settings-machine.ts'
import { brand } from '../../copy/brand.ts'
import { SettingsScreen } from '../../screens/settings/settings-screen.tsx'
import {
  contactHandlers,
  deletionHandlers,
  passwordHandlers,
  reportHandlers,
  themeHandlers,
  toContactProps,
  toDeletionProps,
  toPasswordProps,
  toReportProps,
  toThemeProps,
} from '../../screens/settings/view-props.ts'
import { settingsFlow } from '../flows/settings.ts'
import type { PageModule } from './page-module.ts'
import { useApp } from './use-app.ts'

/** /settings. */
export const page: PageModule<typeof settingsMachine> = {
  open: ({ services, session }, { identity }) => {
    if (!identity) return null
    const { uid, authType, email } = identity
    // A member without a password reauthenticates in the provider's popup before the deletion (decision 0014).
    if (authType !== 'local') services.identity.prepareProviders()
    return {
      logic: settingsFlow({ services }, uid),
      input: {
        uid,
        authType,
        email: email ?? '',
        supportEmail: brand.supportEmail,
        unfinished: session.getSnapshot().hasTag('deleting'),
        description: services.storage.readDraft('issue', uid)?.description ?? '',
      },
    }
  },
  Screen: Settings,
}

function Settings({ page: flow }: Parameters<(typeof page)['Screen']>[0]) {
  const { theme } = useApp()
  const snapshot = useSelector(flow, (current) => current)
  const { report, contact, password, deletion } = childrenOf(snapshot)
  const passwordProps = useSelector(password, toPasswordProps)
  return (
    <SettingsScreen
      report={useSelector(report, toReportProps)}
      {...reportHandlers(report.send)}
      contact={useSelector(contact, toContactProps)}
      {...contactHandlers(contact.send)}
      password={snapshot.context.authType === 'local' ? passwordProps : null}
      {...passwordHandlers(password.send)}
      theme={useSelector(theme, toThemeProps)}
      {...themeHandlers(theme.send)}
      deletion={useSelector(deletion, toDeletionProps)}
      {...deletionHandlers(deletion.send)}
    />
  )
}

const childrenOf = ({ children }: SnapshotFrom<typeof settingsMachine>) => {
  const { reportIssue: report, copyEmail: contact } = children
  const { changePassword: password, deleteAccount: deletion } = children
  if (!report || !contact || !password || !deletion) throw new Error('/settings lacks an actor')
  return { report, contact, password, deletion }
}
