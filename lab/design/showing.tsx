import { Stack } from '../../src/design/layout/stack.tsx'
import { Heading } from '../../src/design/text/heading.tsx'
import { Text } from '../../src/design/text/text.tsx'
import { type Found, hashOf, titleOf } from './address.ts'
import { Framed } from './framed.tsx'
import * as styles from './lab.css.ts'
import { words } from './words.ts'

const sights = [
  { size: 'phone', theme: 'light' },
  { size: 'phone', theme: 'dark' },
  { size: 'desk', theme: 'light' },
  { size: 'desk', theme: 'dark' },
] as const

/** A component or a screen: what it is for, its states, and how the chosen one looks. */
export function Showing({ id, state, entry }: Found) {
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
      <nav aria-label={words.states} className={styles.states}>
        {[...(entry.alone ? [] : [null]), ...states].map((name) => (
          <a
            key={name ?? ''}
            className={styles.place}
            href={hashOf({ id, state: name })}
            aria-current={name === shown ? 'page' : undefined}
          >
            {name === null ? words.all : titleOf(name)}
          </a>
        ))}
      </nav>
      <div className={styles.frames}>
        {sights.map((sight) => (
          <Framed
            key={`${id} ${sight.size} ${sight.theme}`}
            {...sight}
            hash={hashOf({ id, state: shown })}
            alone={entry.alone ?? false}
          />
        ))}
      </div>
    </Stack>
  )
}
