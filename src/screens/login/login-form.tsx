import { loginCopy } from '../../copy/login.ts'
import { Button } from '../../design/button/button.tsx'
import { TextField } from '../../design/field/text-field.tsx'
import { Form } from '../../design/form/form.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { TextLink } from '../../design/link/text-link.tsx'
import { Message } from '../../design/message/message.tsx'
import type { LoginField, LoginScreenProps } from './login-props.ts'

export function LoginForm(props: LoginScreenProps) {
  const { busy, onField, onSubmit } = props
  return (
    <Form label={loginCopy.form} busy={busy} onSubmit={onSubmit}>
      <Stack space="5">
        <TextField
          label={loginCopy.identifier}
          name="identifier"
          value={props.identifier}
          onChange={(value) => onField('identifier', value)}
          autoComplete="username"
          inputMode="email"
          required
          error={errorOf(props, 'identifier')}
        />
        {props.unverified && <VerifyLink onVerify={props.onVerify} />}
        <TextField
          label={loginCopy.password}
          name="password"
          type="password"
          value={props.password}
          onChange={(value) => onField('password', value)}
          autoComplete="current-password"
          required
          reveal={{ show: loginCopy.showPassword, hide: loginCopy.hidePassword }}
          aside={
            <TextLink render={props.links.forgotPassword}>{loginCopy.forgotPassword}</TextLink>
          }
          error={errorOf(props, 'password')}
        />
        {props.problem && !props.problem.field && (
          <Message tone="danger">{props.problem.text}</Message>
        )}
        <Button tone="primary" type="submit" size="lg" full busy={busy} busyLabel={loginCopy.busy}>
          {loginCopy.submit}
        </Button>
      </Stack>
    </Form>
  )
}

const errorOf = ({ problem, unverified }: LoginScreenProps, field: LoginField) => {
  if (problem?.field === field) return problem.text
  return unverified && field === 'identifier' ? loginCopy.unverified : undefined
}

function VerifyLink({ onVerify }: { onVerify(): void }) {
  return (
    <Button tone="secondary" full onClick={onVerify}>
      {loginCopy.verify}
    </Button>
  )
}
