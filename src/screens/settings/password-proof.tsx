import { capsLockText } from '../../copy/fields.ts'
import { deleteAccountCopy } from '../../copy/settings.ts'
import type { FieldValue } from '../../design/field/field-value.ts'
import { TextField } from '../../design/field/text-field.tsx'
import { Form } from '../../design/form/form.tsx'

const { proof } = deleteAccountCopy

type PasswordProofProps = {
  id: string
  password: string
  unreadable?: boolean | undefined
  problem?: string | undefined
  busy: boolean
  onChange(password: FieldValue): void
  onSubmit(): void
}

/** The form with the password. `id` is its id, for the submit button in the dialog's actions. */
export function PasswordProof(props: PasswordProofProps) {
  const { id, password, unreadable, problem, busy, onChange, onSubmit } = props
  return (
    <Form id={id} label={proof.form} busy={busy} onSubmit={onSubmit}>
      <TextField
        label={proof.password}
        name="password"
        type="password"
        value={password}
        unreadable={unreadable}
        onChange={onChange}
        autoComplete="current-password"
        required
        autoFocus
        reveal={{ show: proof.showPassword, hide: proof.hidePassword, capsLock: capsLockText }}
        error={problem}
      />
    </Form>
  )
}
