import { capsLockText } from '../../copy/fields.ts'
import { loginCopy } from '../../copy/login.ts'
import { Button } from '../../design/button/button.tsx'
import { TextField } from '../../design/field/text-field.tsx'
import { FormNote } from '../../design/form/form-note.tsx'
import { SubmitForm } from '../../design/form/submit-form.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { TextLink } from '../../design/link/text-link.tsx'
import { Message } from '../../design/message/message.tsx'
import { fieldsOf } from '../fields-of.ts'
import type { LoginField, LoginScreenProps } from './view-props.ts'

export function LoginForm(props: LoginScreenProps) {
  const { busy, identifier, password, unreadable, onField, onSubmit } = props
  const field = fieldsOf({
    values: { identifier, password },
    problems: problemsOf(props),
    unreadable,
    onField,
  })
  return (
    <SubmitForm
      label={loginCopy.form}
      submit={loginCopy.submit}
      busyLabel={loginCopy.busy}
      busy={busy}
      onSubmit={onSubmit}
      outcome={<AfterSubmit {...props} />}
    >
      <TextField
        {...field('identifier')}
        label={loginCopy.identifier}
        autoComplete="username"
        inputMode="email"
        required
      />
      <TextField
        {...field('password')}
        label={loginCopy.password}
        type="password"
        autoComplete="current-password"
        required
        reveal={{
          show: loginCopy.showPassword,
          hide: loginCopy.hidePassword,
          capsLock: capsLockText,
        }}
        aside={<TextLink render={props.links.forgotPassword}>{loginCopy.forgotPassword}</TextLink>}
      />
    </SubmitForm>
  )
}

const problemsOf = ({
  problem,
  unverified,
}: LoginScreenProps): Partial<Record<LoginField, string>> => ({
  ...(unverified && { identifier: loginCopy.unverified }),
  ...(problem?.field && { [problem.field]: problem.text }),
})

function AfterSubmit({ problem, unverified, wrongCredentials, onVerify }: LoginScreenProps) {
  return (
    <Stack space="2">
      {wrongCredentials && <Message tone="info">{loginCopy.otherWay}</Message>}
      {unverified && (
        <Button tone="secondary" full onClick={onVerify}>
          {loginCopy.verify}
        </Button>
      )}
      <FormNote>{problem && !problem.field ? problem.text : undefined}</FormNote>
    </Stack>
  )
}
