import type { SignUpField, SignUpProblem } from '../../machines/sign-up/sign-up-form.ts'
import { unreadableText } from './fields.ts'
import { language } from './language.ts'

const plurals = new Intl.PluralRules(language.tag)

const characters: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }> = {
  one: 'more character',
  other: 'more characters',
}

export const signUpCopy = {
  form: 'Sign Up',
  heading: 'Sign Up',
  restored: 'We kept what you entered, except your password.',
  already: 'Already a member?',
  login: 'Login',
  firstName: 'First name',
  lastName: 'Last name',
  username: 'Username',
  email: 'Email',
  phone: 'Phone',
  phonePlaceholder: '+351 912 345 678',
  password: 'Password',
  confirmPassword: 'Confirm password',
  optional: 'Optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  showConfirmPassword: 'Show confirmation password',
  hideConfirmPassword: 'Hide confirmation password',
  /** What the password still lacks; the rule if it is empty or long enough. */
  passwordHint: (minLength: number, length: number) => {
    const lacking = minLength - length
    if (length === 0 || lacking <= 0) return `At least ${minLength} characters`
    return `${lacking} ${characters[plurals.select(lacking)] ?? characters.other}`
  },
  passwordLongEnough: 'Long enough',
  didYouMean: { question: 'Did you mean', value: (email: string) => `${email}?` },
  passwordsMatch: 'Passwords match',
  submit: 'Sign Up',
  busy: 'Creating account...',
  signedInElsewhere:
    'Someone has logged in in another tab. If you leave, what you’ve typed here will be lost.',
  yours: 'Is this account yours?',
  loginInstead: 'Log in instead',
} as const

/** The steps of the onboarding, shown next to the form. */
export const threeStepsCopy = {
  heading: 'Three steps to your first shared evening.',
  steps: [
    { title: 'Create your account', text: 'A name, an email, a password' },
    { title: 'Verify your email', text: 'One link, one tap' },
    { title: 'Pick your interests', text: 'For plans you’ll enjoy' },
  ],
} as const

/** The validation message of a field. `minPasswordLength` is in characters. */
export const signUpProblemText = (
  field: SignUpField,
  problem: SignUpProblem,
  minPasswordLength: number,
): string => {
  if (problem === 'missing' || problem === 'too long') return fieldTexts[problem][field]
  if (problem === 'unreadable') return unreadableText
  if (problem === 'too short') return `Please use at least ${minPasswordLength} characters`
  return problemTexts[problem]
}

const fieldTexts: Readonly<Record<FieldProblem, Record<SignUpField, string>>> = {
  missing: {
    firstName: 'Please enter your first name',
    lastName: 'Please enter your last name',
    username: 'Please choose a username',
    email: 'Please enter your email address',
    phone: 'Please enter your phone number',
    password: 'Please choose a password',
    confirmPassword: 'Please confirm your password',
  },
  'too long': {
    firstName: 'Please shorten your first name',
    lastName: 'Please shorten your last name',
    username: 'Please choose a shorter username',
    email: 'Please use a shorter email address',
    phone: 'Please shorten your phone number',
    password: 'Please choose a shorter password',
    confirmPassword: 'Please choose a shorter password',
  },
}

type FieldProblem = Extract<SignUpProblem, 'missing' | 'too long'>

const problemTexts: Readonly<
  Record<Exclude<SignUpProblem, FieldProblem | 'too short' | 'unreadable'>, string>
> = {
  'not an email': 'That doesn’t look like an email address',
  'not a username': 'Use 3 to 30 letters, numbers, dots, hyphens or underscores',
  'does not match': 'Passwords do not match',
}
