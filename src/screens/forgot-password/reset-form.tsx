import { forgotPasswordCopy } from '../../copy/forgot-password.ts'
import { TextField } from '../../design/field/text-field.tsx'
import { FormNote } from '../../design/form/form-note.tsx'
import { SubmitForm } from '../../design/form/submit-form.tsx'
import type { ForgotPasswordScreenProps } from './view-props.ts'

export function ResetForm(props: ForgotPasswordScreenProps) {
  const { email, unreadable, busy, secondsLeft, problem, onField, onSubmit } = props
  return (
    <SubmitForm
      label={forgotPasswordCopy.form}
      submit={
        secondsLeft > 0 ? forgotPasswordCopy.submitIn(secondsLeft) : forgotPasswordCopy.submit
      }
      unavailable={secondsLeft > 0}
      busyLabel={forgotPasswordCopy.busy}
      busy={busy}
      onSubmit={onSubmit}
      outcome={<FormNote>{problem && !problem.field ? problem.text : undefined}</FormNote>}
    >
      <TextField
        label={forgotPasswordCopy.email}
        name="email"
        type="email"
        value={email}
        unreadable={unreadable}
        onChange={onField}
        autoComplete="username"
        placeholder={forgotPasswordCopy.emailPlaceholder}
        required
        error={problem?.field ? problem.text : undefined}
      />
    </SubmitForm>
  )
}
