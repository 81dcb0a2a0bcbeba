import type { ReactNode } from 'react'
import { FocusKeeper } from '../focus/focus-keeper.tsx'
import * as styles from './text-field.css.ts'

/** Advice under a field that is not in the way, announced when it appears. */
export function FieldAdvice({ children }: { children: ReactNode }) {
  return (
    <div className={styles.advice} role="status">
      {children}
    </div>
  )
}

type SuggestionProps = { question: string; value: string; onAccept(): void }

/** A question with the value that was probably meant; a press accepts it. */
export function Suggestion({ question, value, onAccept }: SuggestionProps) {
  return (
    <FocusKeeper>
      <span>{question}</span>{' '}
      <button type="button" className={styles.suggestion} onClick={onAccept}>
        <bdi>{value}</bdi>
      </button>
    </FocusKeeper>
  )
}
