import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../app/page-titles.ts'
import { useCopyAddress } from '../app/use-copy-address.ts'
import { useDeleteAccount } from '../app/use-delete-account.ts'
import { useHold } from '../app/use-hold.ts'
import { useReportIssue } from '../app/use-report-issue.ts'
import { useTheme } from '../app/use-theme.ts'
import { SettingsScreen } from '../screens/settings/settings-screen.tsx'

export const Route = createFileRoute('/_member/settings')({
  head: titled('settings'),
  component: Settings,
})

function Settings() {
  const report = useReportIssue()
  const deletion = useDeleteAccount()
  useHold({
    closeDialog: () => report.closeDialog() || deletion.closeDialog(),
    // What is written in a report is kept in its draft, wherever one goes.
    isUnsaved: () => false,
    ask: () => {},
    isLostOnReload: () => false,
  })
  return (
    <SettingsScreen {...report.props} {...useCopyAddress()} {...useTheme()} {...deletion.props} />
  )
}
