import { deleteAccountCopy } from '../../copy/settings.ts'
import { TextField } from '../../design/field/text-field.tsx'
import { Form } from '../../design/form/form.tsx'

const { proof } = deleteAccountCopy

type PasswordProofProps = {
  password: string
  problem?: string | undefined
  busy: boolean
  onChange(password: string): void
  onSubmit(): void
}

export function PasswordProof({ password, problem, busy, onChange, onSubmit }: PasswordProofProps) {
  return (
    <Form label={proof.form} busy={busy} onSubmit={onSubmit}>
      <TextField
        label={proof.password}
        name="password"
        type="password"
        value={password}
        onChange={onChange}
        autoComplete="current-password"
        required
        autoFocus
        reveal={{ show: proof.showPassword, hide: proof.hidePassword }}
        error={problem}
      />
    </Form>
  )
}
