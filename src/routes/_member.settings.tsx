import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../app/page-titles.ts'
import { useCopyAddress } from '../app/use-copy-address.ts'
import { useDeleteAccount } from '../app/use-delete-account.ts'
import { useReportIssue } from '../app/use-report-issue.ts'
import { SettingsScreen } from '../screens/settings/settings-screen.tsx'

export const Route = createFileRoute('/_member/settings')({
  head: titled('settings'),
  component: Settings,
})

function Settings() {
  return <SettingsScreen {...useReportIssue()} {...useCopyAddress()} {...useDeleteAccount()} />
}
