import { Fragment } from 'react'
import * as styles from './text.css.ts'

/** A text in which an email address stays whole where a line has the space, and breaks after its `@` or before a dot. */
export function BreakableText({ children: text }: { children: string }) {
  return (
    // On a translated page React can only replace the whole.
    <span key={text}>
      {text
        .split(email)
        .map((part) => (email.test(part) ? <Email key={part}>{part}</Email> : part))}
    </span>
  )
}

const Email = ({ children: text }: { children: string }) => (
  <span className={styles.unbroken}>
    {text.split(breaks).map((part, index, parts) => (
      <Fragment key={parts.slice(0, index + 1).join('')}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
)

const email = /(\S+@\S+)/
const breaks = /(?<=@)|(?=\.\S)/
