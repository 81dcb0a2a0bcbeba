import { useEffect } from 'react'
import { failureMessages } from '../../../src/copy/failures.ts'
import { loadErrorCopy, pendingCopy } from '../../../src/copy/loading.ts'
import { editProfileCopy, profileFormCopy } from '../../../src/copy/profile-form.ts'
import { deleteAccountCopy } from '../../../src/copy/settings.ts'
import { passwordRemovedCopy, shellCopy } from '../../../src/copy/shell.ts'
import { unsavedCopy } from '../../../src/copy/unsaved.ts'
import { verificationMessages, verifyEmailCopy } from '../../../src/copy/verify-email.ts'
import { Banner } from '../../../src/design/banner/banner.tsx'
import { Button } from '../../../src/design/button/button.tsx'
import { Dialog } from '../../../src/design/dialog/dialog.tsx'
import { deleteForGoodIcon } from '../../../src/design/icon/ui/delete-for-good.gen.ts'
import { Stack } from '../../../src/design/layout/stack.tsx'
import { Message } from '../../../src/design/message/message.tsx'
import { VerificationProgress } from '../../../src/design/progress/verification-progress.tsx'
import { NotYet } from '../../../src/design/skeleton/not-yet.tsx'
import { Skeleton } from '../../../src/design/skeleton/skeleton.tsx'
import { Spinner } from '../../../src/design/spinner/spinner.tsx'
import { clearToasts, showToast, type ToastTone } from '../../../src/design/toast/show-toast.ts'
import { ToastArea } from '../../../src/design/toast/toast-area.tsx'
import { ToastSpace } from '../../../src/design/toast/toast-space.tsx'
import { nothing } from '../../previews/idle-page.tsx'
import type { Entries } from '../entry.ts'

const { caption } = verifyEmailCopy

type Toasts = readonly (readonly [ToastTone, string])[]

function Toasts({ toasts }: { toasts: Toasts }) {
  useEffect(() => {
    for (const [tone, text] of toasts) showToast({ tone, text })
    return clearToasts
  }, [toasts])
  return (
    <ToastSpace>
      <ToastArea label={shellCopy.notifications} closeLabel={shellCopy.closeNotification} />
    </ToastSpace>
  )
}

const succeeded: Toasts = [['success', verificationMessages.sent]]
const informed: Toasts = [['info', failureMessages['popup superseded']]]
const failed: Toasts = [['danger', failureMessages.unreachable]]
const three = [...succeeded, ...informed, ...failed]

export const feedback = {
  message: {
    purpose: 'A message about what happened, in a box within the page.',
    states: {
      success: () => <Message tone="success">{verificationMessages.verified}</Message>,
      'success-without-tick': () => (
        <Message tone="success" icon="info">
          {verificationMessages['not verified yet']}
        </Message>
      ),
      info: () => <Message tone="info">{verificationMessages['check failed']}</Message>,
      danger: () => <Message tone="danger">{failureMessages['wrong credentials']}</Message>,
    },
  },
  'toast-area': {
    purpose: 'Short messages: at most three toasts, each for 5 s, newest on top.',
    alone: true,
    states: {
      success: () => <Toasts toasts={succeeded} />,
      info: () => <Toasts toasts={informed} />,
      danger: () => <Toasts toasts={failed} />,
      three: () => <Toasts toasts={three} />,
    },
  },
  banner: {
    purpose: 'Important information about the account, between the top bar and the page.',
    states: {
      rest: () => (
        <Banner
          label={passwordRemovedCopy.label}
          actions={
            <>
              <Button size="sm">{passwordRemovedCopy.send}</Button>
              <Button size="sm" tone="ghost">
                {passwordRemovedCopy.dismiss}
              </Button>
            </>
          }
        >
          {passwordRemovedCopy.text['password removed']}
        </Banner>
      ),
      danger: () => (
        <Banner
          tone="danger"
          label={shellCopy.notifications}
          actions={<Button size="sm">{loadErrorCopy.retry}</Button>}
        >
          {failureMessages.unreachable}
        </Banner>
      ),
    },
  },
  dialog: {
    purpose: 'A modal dialog; a sheet at the bottom of a phone.',
    alone: true,
    states: {
      question: () => (
        <Dialog
          open
          onClose={nothing}
          title={unsavedCopy.title}
          description={unsavedCopy.text}
          actions={
            <>
              <Button>{unsavedCopy.stay}</Button>
              <Button tone="primary">{unsavedCopy.leave}</Button>
            </>
          }
        />
      ),
      danger: () => (
        <Dialog
          open
          onClose={nothing}
          icon={deleteForGoodIcon}
          title={deleteAccountCopy.title}
          description={deleteAccountCopy.text}
          actions={
            <>
              <Button>{deleteAccountCopy.cancel}</Button>
              <Button tone="danger">{deleteAccountCopy.confirm}</Button>
            </>
          }
        />
      ),
      'busy-wide-closable': () => (
        <Dialog
          open
          onClose={nothing}
          size="wide"
          closeLabel={shellCopy.closeNotification}
          title={editProfileCopy.heading}
          actions={
            <Button tone="primary" busy busyLabel={editProfileCopy.busy}>
              {editProfileCopy.submit}
            </Button>
          }
        >
          <Message tone="info">{profileFormCopy.uploading}</Message>
        </Dialog>
      ),
    },
  },
  spinner: {
    purpose: 'A loading indicator: the logo mark grows.',
    states: {
      small: () => <Spinner />,
      page: () => <Spinner size={96} label={pendingCopy.label} />,
    },
  },
  skeleton: {
    purpose: 'Grey shapes in the place of what is loading, which cannot be used yet.',
    states: {
      shapes: () => (
        <NotYet>
          <Stack space="4">
            <Skeleton of="portrait">
              <Spinner size={96} />
            </Skeleton>
            <Skeleton of="avatar" />
            <Skeleton of="name" />
            <Skeleton of="number" />
            <Skeleton of="button" />
          </Stack>
        </NotYet>
      ),
    },
  },
  'verification-progress': {
    purpose: 'The progress of the automatic email checks: a leaf for each.',
    states: {
      none: () => <VerificationProgress done={0} of={30} running caption="" />,
      some: () => <VerificationProgress done={7} of={30} running caption="" />,
      stopped: () => (
        <VerificationProgress done={30} of={30} running={false} caption={caption.stopped} />
      ),
      complete: () => (
        <VerificationProgress done={9} of={30} running={false} complete caption={caption.leaving} />
      ),
    },
  },
} satisfies Entries
