import { capsLockText } from '../../copy/fields.ts'
import { signUpCopy } from '../../copy/sign-up.ts'
import { TextField } from '../../design/field/text-field.tsx'
import { Columns } from '../../design/layout/columns.tsx'
import { fieldsOf } from '../fields-of.ts'
import type { SignUpScreenProps } from './view-props.ts'

type PasswordFieldsProps = Pick<
  SignUpScreenProps,
  'values' | 'unreadable' | 'problems' | 'minPasswordLength' | 'onField'
>

const newPassword = { type: 'password', autoComplete: 'new-password', required: true } as const

export function PasswordFields(props: PasswordFieldsProps) {
  const { values, minPasswordLength } = props
  const field = fieldsOf(props)
  const { length } = [...values.password]
  return (
    <Columns space="4" lines="6">
      <TextField
        {...newPassword}
        {...field('password')}
        label={signUpCopy.password}
        reveal={{
          show: signUpCopy.showPassword,
          hide: signUpCopy.hidePassword,
          capsLock: capsLockText,
        }}
        hint={signUpCopy.passwordHint(minPasswordLength, length)}
        success={length >= minPasswordLength ? signUpCopy.passwordLongEnough : undefined}
      />
      <TextField
        {...newPassword}
        {...field('confirmPassword')}
        label={signUpCopy.confirmPassword}
        reveal={{
          show: signUpCopy.showConfirmPassword,
          hide: signUpCopy.hideConfirmPassword,
          capsLock: capsLockText,
        }}
        success={
          areValidAndEqual(values, minPasswordLength) ? signUpCopy.passwordsMatch : undefined
        }
      />
    </Columns>
  )
}

const areValidAndEqual = (
  { password, confirmPassword }: SignUpScreenProps['values'],
  minLength: number,
) => [...password].length >= minLength && password === confirmPassword
