import { signUpCopy } from '../../copy/sign-up.ts'
import { Button } from '../../design/button/button.tsx'
import { Form } from '../../design/form/form.tsx'
import { Columns } from '../../design/layout/columns.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { TextLink } from '../../design/link/text-link.tsx'
import { Message } from '../../design/message/message.tsx'
import { PasswordFields } from './password-fields.tsx'
import type { SignUpScreenProps } from './sign-up-props.ts'
import { SignUpTextField } from './sign-up-text-field.tsx'

export function SignUpForm(props: SignUpScreenProps) {
  return (
    <Form label={signUpCopy.form} busy={props.busy} onSubmit={props.onSubmit}>
      <Stack space="5">
        <Columns space="4">
          <SignUpTextField {...props} field="firstName" autoComplete="given-name" required />
          <SignUpTextField {...props} field="lastName" autoComplete="family-name" />
        </Columns>
        <Columns space="4">
          <SignUpTextField {...props} field="username" autoComplete="username" required />
          <SignUpTextField {...props} field="email" type="email" autoComplete="email" required />
        </Columns>
        <SignUpTextField
          {...props}
          field="phone"
          type="tel"
          autoComplete="tel"
          placeholder={signUpCopy.phonePlaceholder}
        />
        <PasswordFields {...props} />
        {props.emailTaken && (
          <Message tone="info">
            {signUpCopy.yours}{' '}
            <TextLink render={props.links.login}>{signUpCopy.loginInstead}</TextLink>
          </Message>
        )}
        {props.problem && <Message tone="danger">{props.problem}</Message>}
        <Button
          tone="primary"
          type="submit"
          size="lg"
          full
          busy={props.busy}
          busyLabel={signUpCopy.busy}
        >
          {signUpCopy.submit}
        </Button>
      </Stack>
    </Form>
  )
}
