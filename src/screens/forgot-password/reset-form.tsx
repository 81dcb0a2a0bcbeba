import { forgotPasswordCopy } from '../../copy/forgot-password.ts'
import { Button } from '../../design/button/button.tsx'
import { TextField } from '../../design/field/text-field.tsx'
import { Form } from '../../design/form/form.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { Message } from '../../design/message/message.tsx'
import type { ForgotPasswordScreenProps } from './forgot-password-props.ts'

export function ResetForm(props: ForgotPasswordScreenProps) {
  const { email, busy, sent, problem, onField, onSubmit } = props
  return (
    <Form label={forgotPasswordCopy.form} busy={busy} onSubmit={onSubmit}>
      <Stack space="4">
        <TextField
          label={forgotPasswordCopy.email}
          name="email"
          type="email"
          value={email}
          onChange={onField}
          autoComplete="username"
          placeholder={forgotPasswordCopy.emailPlaceholder}
          required
          error={problem?.field ? problem.text : undefined}
        />
        {sent && (
          <Message tone="success">
            {forgotPasswordCopy.sent} {forgotPasswordCopy.sentHint}
          </Message>
        )}
        {problem && !problem.field && <Message tone="danger">{problem.text}</Message>}
        <Button
          tone="primary"
          type="submit"
          size="lg"
          full
          busy={busy}
          busyLabel={forgotPasswordCopy.busy}
        >
          {forgotPasswordCopy.submit}
        </Button>
      </Stack>
    </Form>
  )
}
