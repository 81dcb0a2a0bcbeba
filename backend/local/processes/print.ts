import type { Mail } from '../emulators/mails.ts'

/** Prints a block of names and values, the values in one column. */
export const printBlock = (title: string, rows: readonly (readonly [string, string])[]): void => {
  const width = Math.max(...rows.map(([name]) => name.length)) + 2
  console.log(
    ['', title, '', ...rows.map(([name, value]) => `  ${name.padEnd(width)}${value}`), ''].join(
      '\n',
    ),
  )
}

/** Prints one mail that would have been sent: what, to whom, and its link. */
export const printMail = ({ kind, to, link }: Mail): void => {
  console.log(`Mail to ${oneLine(to)}: ${SUBJECTS[kind] ?? oneLine(kind)}\n  ${oneLine(link)}`)
}

const SUBJECTS: Readonly<Record<string, string>> = {
  VERIFY_EMAIL: 'verify your email address',
  PASSWORD_RESET: 'choose a new password',
}

/** Strangers' text must not steer the terminal. */
const oneLine = (text: string): string => text.replace(/\p{Cc}/gu, ' ')
