import { Fragment } from 'react'

/** A text in which an email address that does not fit into its line breaks after its `@` or before a dot. */
export function BreakableText({ children: text }: { children: string }) {
  const parts = text.split(breaks)
  return (
    // On a translated page React can only replace the whole.
    <span key={text}>
      {parts.map((part, index) => (
        <Fragment key={parts.slice(0, index + 1).join('')}>
          {index > 0 && <wbr />}
          <span>{part}</span>
        </Fragment>
      ))}
    </span>
  )
}

const breaks = /(?<=\S@)(?=\S)|(?<=@\S+)(?=\.\S)/
