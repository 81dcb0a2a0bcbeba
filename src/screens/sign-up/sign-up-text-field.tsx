import { signUpCopy } from '../../copy/sign-up.ts'
import { TextField, type TextFieldProps } from '../../design/field/text-field.tsx'
import { fieldsOf } from '../fields-of.ts'
import type { SignUpScreenProps } from './view-props.ts'

type SignUpTextFieldProps = Pick<
  SignUpScreenProps,
  'values' | 'unreadable' | 'problems' | 'onField'
> & {
  field: 'firstName' | 'lastName' | 'username' | 'email' | 'phone'
  autoComplete: string
  type?: 'text' | 'email' | 'tel'
  placeholder?: string
  required?: boolean
} & Pick<TextFieldProps, 'onBlur' | 'suggestion'>

export function SignUpTextField(props: SignUpTextFieldProps) {
  const { field, type = 'text', placeholder, required = false } = props
  return (
    <TextField
      {...fieldsOf(props)(field)}
      label={signUpCopy[field]}
      type={type}
      autoComplete={props.autoComplete}
      placeholder={placeholder}
      onBlur={props.onBlur}
      suggestion={props.suggestion}
      required={required}
      optional={required ? undefined : signUpCopy.optional}
    />
  )
}
