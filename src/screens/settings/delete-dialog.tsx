import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { deleteAccountCopy } from '../../copy/settings.ts'
import { Button } from '../../design/button/button.tsx'
import { ProviderButton } from '../../design/button/provider-button.tsx'
import { Dialog } from '../../design/dialog/dialog.tsx'
import { deleteForGoodIcon } from '../../design/icon/ui/delete-for-good.gen.ts'
import { PasswordProof } from './password-proof.tsx'
import type { DeletionStep, SettingsScreenProps } from './view-props.ts'

type Step = { step: DeletionStep; on: SettingsScreenProps['onDelete'] }

type DeleteDialogProps = Step & {
  /** Receives the focus when the dialog closes. */
  opener: RefObject<HTMLButtonElement | null>
}

const { proof } = deleteAccountCopy

/** The confirmation, the reauthentication and the deletion itself, in one dialog. */
export function DeleteDialog({ step, on, opener }: DeleteDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const formId = useId()
  const asksForProof = step.kind === 'password' || step.kind === 'provider'
  return (
    <Dialog
      open={step.kind !== 'closed'}
      onClose={on.cancel}
      icon={deleteForGoodIcon}
      title={asksForProof ? proof.title : deleteAccountCopy.title}
      description={descriptionOf(step)}
      finalFocus={opener}
      initialFocus={step.kind === 'password' ? undefined : cancel}
      actions={<Actions step={step} on={on} cancel={cancel} formId={formId} />}
    >
      {step.kind === 'password' && (
        <PasswordProof {...step} id={formId} onChange={on.password} onSubmit={on.submitPassword} />
      )}
    </Dialog>
  )
}

const descriptionOf = (step: DeletionStep): string => {
  if (step.kind === 'password') return proof.byPassword
  if (step.kind !== 'provider') return deleteAccountCopy.text
  return step.busy ? proof.waiting(step.provider) : proof.byProvider(step.provider)
}

type ActionsProps = Step & {
  cancel: RefObject<HTMLButtonElement | null>
  formId: string
}

function Actions({ step, on, cancel, formId }: ActionsProps): ReactNode {
  const working = step.kind === 'deleting' || (step.kind === 'password' && step.busy)
  return (
    <>
      <Button ref={cancel} unavailable={working} onClick={on.cancel}>
        {deleteAccountCopy.cancel}
      </Button>
      {step.kind === 'provider' ? (
        <ProviderButton provider={step.provider} busy={step.busy} onClick={on.askProvider}>
          {proof.ask(step.provider)}
        </ProviderButton>
      ) : (
        <Button
          tone="danger"
          busy={working}
          busyLabel={deleteAccountCopy.busy}
          {...(step.kind === 'password'
            ? { type: 'submit', form: formId }
            : { onClick: on.confirm })}
        >
          {deleteAccountCopy.confirm}
        </Button>
      )}
    </>
  )
}
