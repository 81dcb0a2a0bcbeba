import { signUpCopy } from '../../copy/sign-up.ts'
import { FormNote } from '../../design/form/form-note.tsx'
import { SubmitForm } from '../../design/form/submit-form.tsx'
import { Columns } from '../../design/layout/columns.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { TextLink } from '../../design/link/text-link.tsx'
import { Message } from '../../design/message/message.tsx'
import { PasswordFields } from './password-fields.tsx'
import { SignUpTextField } from './sign-up-text-field.tsx'
import type { SignUpScreenProps } from './view-props.ts'

export function SignUpForm(props: SignUpScreenProps) {
  const { suggestedEmail } = props
  return (
    <SubmitForm
      label={signUpCopy.form}
      submit={signUpCopy.submit}
      busyLabel={signUpCopy.busy}
      busy={props.busy}
      onSubmit={props.onSubmit}
      outcome={<AfterSubmit {...props} />}
    >
      <Columns space="4" lines="6">
        <SignUpTextField {...props} field="firstName" autoComplete="given-name" required />
        <SignUpTextField {...props} field="lastName" autoComplete="family-name" />
      </Columns>
      <Columns space="4" lines="6">
        <SignUpTextField {...props} field="username" autoComplete="username" required />
        <SignUpTextField
          {...props}
          field="email"
          type="email"
          autoComplete="email"
          required
          onBlur={props.onEmailLeft}
          suggestion={
            suggestedEmail === null
              ? null
              : {
                  question: signUpCopy.didYouMean.question,
                  value: signUpCopy.didYouMean.value(suggestedEmail),
                  onAccept: () =>
                    props.onField('email', { text: suggestedEmail, unreadable: false }),
                }
          }
        />
      </Columns>
      <SignUpTextField
        {...props}
        field="phone"
        type="tel"
        autoComplete="tel"
        placeholder={signUpCopy.phonePlaceholder}
      />
      <PasswordFields {...props} />
    </SubmitForm>
  )
}

function AfterSubmit({ emailTaken, problem, links }: SignUpScreenProps) {
  return (
    <Stack space="2">
      {emailTaken && (
        <Message tone="info">
          {signUpCopy.yours} <TextLink render={links.login}>{signUpCopy.loginInstead}</TextLink>
        </Message>
      )}
      <FormNote>{problem}</FormNote>
    </Stack>
  )
}
