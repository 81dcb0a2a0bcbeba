import { useEffect } from 'react'
import { failureSentences } from '../../../src/copy/failures.ts'
import { editProfileCopy, profileFormCopy } from '../../../src/copy/profile-form.ts'
import { deleteAccountCopy } from '../../../src/copy/settings.ts'
import { passwordLostCopy, shellCopy } from '../../../src/copy/shell.ts'
import { loadErrorCopy, pendingCopy } from '../../../src/copy/trouble.ts'
import { unsavedCopy } from '../../../src/copy/unsaved.ts'
import { verificationMessages, verifyEmailCopy } from '../../../src/copy/verify-email.ts'
import { Banner } from '../../../src/design/banner/banner.tsx'
import { Button } from '../../../src/design/button/button.tsx'
import { Dialog } from '../../../src/design/dialog/dialog.tsx'
import { FocusKeeper } from '../../../src/design/focus/focus-keeper.tsx'
import { deleteForGoodIcon } from '../../../src/design/icon/ui/delete-for-good.gen.ts'
import { Message } from '../../../src/design/message/message.tsx'
import { VerificationProgress } from '../../../src/design/progress/verification-progress.tsx'
import { Spinner } from '../../../src/design/spinner/spinner.tsx'
import { Text } from '../../../src/design/text/text.tsx'
import { clearToasts, showToast, type ToastTone } from '../../../src/design/toast/show-toast.ts'
import { ToastArea } from '../../../src/design/toast/toast-area.tsx'
import { ToastRoom } from '../../../src/design/toast/toast-room.tsx'
import { nothing } from '../../stages/rest.tsx'
import type { Entries } from '../entry.ts'

const { caption } = verifyEmailCopy

type Toasts = readonly (readonly [ToastTone, string])[]

function Toasts({ toasts }: { toasts: Toasts }) {
  useEffect(() => {
    for (const [tone, text] of toasts) showToast({ tone, text })
    return clearToasts
  }, [toasts])
  return <ToastArea label={shellCopy.notifications} closeLabel={shellCopy.closeNotification} />
}

const succeeded: Toasts = [['success', verificationMessages.sent]]
const informed: Toasts = [['info', failureSentences['popup superseded']]]
const failed: Toasts = [['danger', failureSentences.unreachable]]
const three = [...succeeded, ...informed, ...failed]

export const news = {
  message: {
    purpose: 'A sentence about what happened, in a box within the page.',
    states: {
      success: () => <Message tone="success">{verificationMessages.verified}</Message>,
      'success-without-tick': () => (
        <Message tone="success" icon="info">
          {verificationMessages['not verified yet']}
        </Message>
      ),
      info: () => <Message tone="info">{verificationMessages['check failed']}</Message>,
      danger: () => <Message tone="danger">{failureSentences['wrong credentials']}</Message>,
    },
  },
  'toast-area': {
    purpose: 'What happened elsewhere: at most three toasts, each for 5 s, newest on top.',
    alone: true,
    states: {
      success: () => <Toasts toasts={succeeded} />,
      info: () => <Toasts toasts={informed} />,
      danger: () => <Toasts toasts={failed} />,
      three: () => <Toasts toasts={three} />,
    },
  },
  'toast-room': {
    purpose: 'Where toasts will be, readable beside a dialog from the start.',
    states: {
      rest: () => (
        <ToastRoom>
          <Text size="body">{shellCopy.notifications}</Text>
        </ToastRoom>
      ),
    },
  },
  'focus-keeper': {
    purpose: 'Gives the focus to the control before, when the part that has it goes away.',
    states: {
      rest: () => (
        <FocusKeeper>
          <Button tone="ghost">{verifyEmailCopy.wrongAddress}</Button>
        </FocusKeeper>
      ),
    },
  },
  banner: {
    purpose: 'Something about the account that has to be known, between the top bar and the page.',
    states: {
      rest: () => (
        <Banner
          label={passwordLostCopy.label}
          actions={
            <>
              <Button size="sm">{passwordLostCopy.send}</Button>
              <Button size="sm" tone="ghost">
                {passwordLostCopy.dismiss}
              </Button>
            </>
          }
        >
          {passwordLostCopy.text}
        </Banner>
      ),
      danger: () => (
        <Banner
          tone="danger"
          label={shellCopy.notifications}
          actions={<Button size="sm">{loadErrorCopy.retry}</Button>}
        >
          {failureSentences.unreachable}
        </Banner>
      ),
    },
  },
  dialog: {
    purpose: 'A question above the page; a sheet at the foot of a phone.',
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
    purpose: 'Something is awaited: the mark grows.',
    states: {
      small: () => <Spinner />,
      page: () => <Spinner size={96} label={pendingCopy.label} />,
      labelled: () => <Spinner size={96} label={pendingCopy.label} showsLabel />,
    },
  },
  'verification-progress': {
    purpose: 'How far the automatic checks of an address have come: a leaf for each.',
    states: {
      none: () => (
        <VerificationProgress done={0} of={30} running caption={caption.next(10, 0, 30, 10)} />
      ),
      some: () => (
        <VerificationProgress done={7} of={30} running caption={caption.next(10, 7, 30, 4)} />
      ),
      stopped: () => (
        <VerificationProgress done={30} of={30} running={false} caption={caption.stopped} />
      ),
      complete: () => (
        <VerificationProgress done={9} of={30} running={false} complete caption={caption.leaving} />
      ),
    },
  },
} satisfies Entries
