import { Stack } from '../../src/design/layout/stack.tsx'
import { Heading } from '../../src/design/text/heading.tsx'
import { Text } from '../../src/design/text/text.tsx'
import { type EntryMatch, hashOf, titleOf } from './entry.ts'
import { Framed } from './framed.tsx'
import * as styles from './lab.css.ts'
import { texts } from './texts.ts'

const viewports = [
  { size: 'phone', theme: 'light' },
  { size: 'phone', theme: 'dark' },
  { size: 'desk', theme: 'light' },
  { size: 'desk', theme: 'dark' },
] as const

/** A component or a screen: its purpose, its states, and the selected state. */
export function EntryView({ id, state, entry }: EntryMatch) {
  const states = Object.keys(entry.states)
  const shown = state ?? (entry.alone ? (states[0] ?? null) : null)
  return (
    <Stack space="6">
      <Stack space="2">
        <Heading level={1} size="title">
          {titleOf(id)}
        </Heading>
        <Text size="lead" tone="secondary">
          {entry.purpose}
        </Text>
      </Stack>
      <nav aria-label={texts.states} className={styles.states}>
        {[...(entry.alone ? [] : [null]), ...states].map((name) => (
          <a
            key={name ?? ''}
            className={styles.place}
            href={hashOf({ id, state: name })}
            aria-current={name === shown ? 'page' : undefined}
          >
            {name === null ? texts.all : titleOf(name)}
          </a>
        ))}
      </nav>
      <div className={styles.frames}>
        {viewports.map((viewport) => (
          <Framed
            key={`${id} ${viewport.size} ${viewport.theme}`}
            {...viewport}
            hash={hashOf({ id, state: shown })}
            alone={entry.alone ?? false}
          />
        ))}
      </div>
    </Stack>
  )
}
