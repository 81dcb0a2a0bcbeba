import { type ReactNode, type RefObject, useRef } from 'react'
import { deleteAccountCopy } from '../../copy/settings.ts'
import { Button } from '../../design/button/button.tsx'
import { ProviderButton } from '../../design/button/provider-button.tsx'
import { Dialog } from '../../design/dialog/dialog.tsx'
import { deleteForGoodIcon } from '../../design/icon/ui/delete-for-good.gen.ts'
import { PasswordProof } from './password-proof.tsx'
import type { DeletionStep, SettingsScreenProps } from './settings-props.ts'

type DeleteDialogProps = { stage: DeletionStep; on: SettingsScreenProps['onDelete'] }

const { proof } = deleteAccountCopy

/** The confirmation, the reauthentication and the deletion itself, in one dialog. */
export function DeleteDialog({ stage, on }: DeleteDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const asksForProof = stage.step === 'password' || stage.step === 'provider'
  return (
    <Dialog
      open={stage.step !== 'closed'}
      onClose={on.cancel}
      icon={deleteForGoodIcon}
      title={asksForProof ? proof.title : deleteAccountCopy.title}
      description={descriptionOf(stage)}
      initialFocus={stage.step === 'password' ? undefined : cancel}
      actions={<Actions stage={stage} on={on} cancel={cancel} />}
    >
      {stage.step === 'password' && (
        <PasswordProof {...stage} onChange={on.password} onSubmit={on.submitPassword} />
      )}
    </Dialog>
  )
}

const descriptionOf = (stage: DeletionStep): string => {
  if (stage.step === 'password') return proof.byPassword
  if (stage.step !== 'provider') return deleteAccountCopy.text
  return stage.busy ? proof.waiting(stage.provider) : proof.byProvider(stage.provider)
}

type ActionsProps = DeleteDialogProps & { cancel: RefObject<HTMLButtonElement | null> }

function Actions({ stage, on, cancel }: ActionsProps): ReactNode {
  const working = stage.step === 'deleting' || (stage.step === 'password' && stage.busy)
  return (
    <>
      <Button ref={cancel} unavailable={working} onClick={on.cancel}>
        {deleteAccountCopy.cancel}
      </Button>
      {stage.step === 'provider' ? (
        <ProviderButton provider={stage.provider} busy={stage.busy} onClick={on.askProvider}>
          {proof.ask(stage.provider)}
        </ProviderButton>
      ) : (
        <Button
          tone="danger"
          busy={working}
          busyLabel={deleteAccountCopy.busy}
          onClick={stage.step === 'password' ? on.submitPassword : on.confirm}
        >
          {deleteAccountCopy.confirm}
        </Button>
      )}
    </>
  )
}
