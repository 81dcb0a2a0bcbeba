import type { Email } from '../emulators/emails.ts'

/** Prints a title and a table of names and values. */
export const printBlock = (title: string, rows: readonly (readonly [string, string])[]): void => {
  const width = Math.max(...rows.map(([name]) => name.length)) + 2
  console.log(
    ['', title, '', ...rows.map(([name, value]) => `  ${name.padEnd(width)}${value}`), ''].join(
      '\n',
    ),
  )
}

/** Prints the recipient, subject and link of an email. */
export const printEmail = ({ kind, to, link }: Email): void => {
  console.log(`Email to ${oneLine(to)}: ${SUBJECTS[kind] ?? oneLine(kind)}\n  ${oneLine(link)}`)
}

const SUBJECTS: Readonly<Record<string, string>> = {
  VERIFY_EMAIL: 'verify your email address',
  PASSWORD_RESET: 'choose a new password',
}

/** Removes control characters, because untrusted text could control the terminal. */
const oneLine = (text: string): string => text.replace(/\p{Cc}/gu, ' ')
