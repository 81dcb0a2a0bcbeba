import { createFileRoute } from '@tanstack/react-router'
import type { App } from '../app/create-app.ts'
import { useNavigationBlocker } from '../app/navigation/use-navigation-blocker.ts'
import { titled } from '../app/pages/page-titles.ts'
import { useChangePassword } from '../app/pages/use-change-password.ts'
import { useCopyEmail } from '../app/pages/use-copy-email.ts'
import { useDeleteAccount } from '../app/pages/use-delete-account.ts'
import { useReportIssue } from '../app/pages/use-report-issue.ts'
import { useTheme } from '../app/pages/use-theme.ts'
import { SettingsScreen } from '../screens/settings/settings-screen.tsx'

export const Route = createFileRoute('/_member/settings')({
  onEnter: ({ context }) => prepareReauthentication(context.app),
  head: titled('settings'),
  component: Settings,
})

/** A member without a password reauthenticates in the provider's popup before the deletion (decision 0014). */
const prepareReauthentication = ({ services, session }: App) => {
  const { identity } = session.getSnapshot().context
  if (identity && identity.authType !== 'local') services.identity.prepareProviders()
}

function Settings() {
  const report = useReportIssue()
  const deletion = useDeleteAccount()
  useNavigationBlocker({
    closeDialog: () => report.closeDialog() || deletion.closeDialog(),
    // The text of a report is stored as a draft, so no navigation loses it.
    isUnsaved: () => false,
    ask: () => {},
    isLostOnReload: () => false,
  })
  return (
    <SettingsScreen
      {...report.props}
      {...useCopyEmail()}
      {...useChangePassword()}
      {...useTheme()}
      {...deletion.props}
    />
  )
}
