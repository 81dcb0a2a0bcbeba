import { shellCopy } from '../../copy/shell.ts'
import { ToastArea } from '../../design/toast/toast-area.tsx'

/** The toast container: below the top bar, or in the corner of pages without one (specification 2). */
export function ToastLayout({ bare }: { bare: boolean }) {
  return (
    <ToastArea
      label={shellCopy.notifications}
      closeLabel={shellCopy.closeNotification}
      place={bare ? 'corner' : 'below top bar'}
    />
  )
}
