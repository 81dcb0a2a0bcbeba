import { signUpCopy } from '../../copy/sign-up.ts'
import { TextField } from '../../design/field/text-field.tsx'
import { Columns } from '../../design/layout/columns.tsx'
import type { SignUpScreenProps } from './sign-up-props.ts'

type PasswordFieldsProps = Pick<
  SignUpScreenProps,
  'values' | 'problems' | 'minPasswordLength' | 'onField'
>

export function PasswordFields({
  values,
  problems,
  minPasswordLength,
  onField,
}: PasswordFieldsProps) {
  return (
    <Columns space="4">
      <TextField
        label={signUpCopy.password}
        name="password"
        type="password"
        value={values.password}
        onChange={(value) => onField('password', value)}
        autoComplete="new-password"
        required
        reveal={{ show: signUpCopy.showPassword, hide: signUpCopy.hidePassword }}
        hint={signUpCopy.passwordHint(minPasswordLength)}
        error={problems.password}
      />
      <TextField
        label={signUpCopy.confirmPassword}
        name="confirmPassword"
        type="password"
        value={values.confirmPassword}
        onChange={(value) => onField('confirmPassword', value)}
        autoComplete="new-password"
        required
        reveal={{ show: signUpCopy.showConfirmPassword, hide: signUpCopy.hideConfirmPassword }}
        error={problems.confirmPassword}
        success={agree(values, minPasswordLength) ? signUpCopy.passwordsMatch : undefined}
      />
    </Columns>
  )
}

const agree = ({ password, confirmPassword }: SignUpScreenProps['values'], minLength: number) =>
  [...password].length >= minLength && password === confirmPassword
