import { useState } from 'react'
import { signUpCopy } from '../../copy/sign-up.ts'
import { SignUpTextField } from './sign-up-text-field.tsx'
import type { SignUpScreenProps } from './view-props.ts'

type Props = Pick<SignUpScreenProps, 'values' | 'unreadable' | 'problems' | 'onField'>

/**
 * The email, which gets a suggestion if it looks like a slip. Nothing appears while it is being typed, and the list of
 * domains is loaded when the field is left for the first time.
 */
export function SignUpEmailField(props: Props) {
  const { email } = props.values
  const [left, setLeft] = useState<{ email: string; meant: string | null }>()
  const check = async () => {
    // A list that does not load is no reason to bother anybody.
    const slips = await import('./email-slip.ts').catch(() => null)
    if (slips) setLeft({ email, meant: slips.meantEmail(email) })
  }
  const meant = left?.email === email ? left.meant : null
  return (
    <SignUpTextField
      {...props}
      field="email"
      type="email"
      autoComplete="email"
      required
      onBlur={() => void check()}
      suggestion={
        meant === null
          ? null
          : {
              question: signUpCopy.didYouMean,
              value: `${meant}?`,
              onAccept: () => props.onField('email', { text: meant, unreadable: false }),
            }
      }
    />
  )
}
