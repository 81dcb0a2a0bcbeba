import { signUpCopy } from '../../copy/sign-up.ts'
import { TextField } from '../../design/field/text-field.tsx'
import type { SignUpScreenProps } from './sign-up-props.ts'

type SignUpTextFieldProps = Pick<SignUpScreenProps, 'values' | 'problems' | 'onField'> & {
  field: 'firstName' | 'lastName' | 'username' | 'email' | 'phone'
  autoComplete: string
  type?: 'text' | 'email' | 'tel'
  placeholder?: string
  required?: boolean
}

export function SignUpTextField(props: SignUpTextFieldProps) {
  const { field, values, problems, onField, type = 'text', placeholder, required = false } = props
  return (
    <TextField
      label={signUpCopy[field]}
      name={field}
      type={type}
      value={values[field]}
      onChange={(value) => onField(field, value)}
      autoComplete={props.autoComplete}
      placeholder={placeholder}
      required={required}
      optional={required ? undefined : signUpCopy.optional}
      error={problems[field]}
    />
  )
}
