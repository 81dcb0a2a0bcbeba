import { useState } from 'react'
import { signUpCopy } from '../../copy/sign-up.ts'
import { SignUpTextField } from './sign-up-text-field.tsx'
import type { SignUpScreenProps } from './view-props.ts'

type Props = Pick<SignUpScreenProps, 'values' | 'unreadable' | 'problems' | 'onField'>

/**
 * The email, which gets a suggestion if it looks like a typo. Nothing appears while it is being typed, and the list of
 * domains is loaded when the field is left for the first time.
 */
export function SignUpEmailField(props: Props) {
  const { email } = props.values
  const [left, setLeft] = useState<{ email: string; suggested: string | null }>()
  const check = async () => {
    // Without the list there is no suggestion.
    const typos = await import('./email-typo.ts').catch(() => null)
    if (typos) setLeft({ email, suggested: typos.suggestedEmail(email) })
  }
  const suggested = left?.email === email ? left.suggested : null
  return (
    <SignUpTextField
      {...props}
      field="email"
      type="email"
      autoComplete="email"
      required
      onBlur={() => void check()}
      suggestion={
        suggested === null
          ? null
          : {
              question: signUpCopy.didYouMean.question,
              value: signUpCopy.didYouMean.value(suggested),
              onAccept: () => props.onField('email', { text: suggested, unreadable: false }),
            }
      }
    />
  )
}
