import { useSelector } from '@xstate/react'
import { PasswordRemoved } from '../../screens/shell/password-removed.tsx'
import { passwordRemovedHandlers, toPasswordRemovedProps } from '../../screens/shell/view-props.ts'
import { useApp } from './use-app.ts'

/** The banner for a member whose password was removed by a sign-in with a provider (decision 0030). */
export function PasswordRemovedBanner() {
  const { passwordRemoved } = useApp()
  return (
    <PasswordRemoved
      {...useSelector(passwordRemoved, toPasswordRemovedProps)}
      {...passwordRemovedHandlers(passwordRemoved.send)}
    />
  )
}
