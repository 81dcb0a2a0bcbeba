import { Stack } from '../../src/design/layout/stack.tsx'
import { Text } from '../../src/design/text/text.tsx'
import { everything } from './catalogue.ts'
import { find, titleOf } from './entry-ref.ts'
import * as styles from './lab.css.ts'
import { texts } from './texts.ts'
import { useEntryRef } from './use-entry-ref.ts'

/** The content of a frame: one state, or all of them stacked if they can share a window. */
export function Frame() {
  const found = find(everything, useEntryRef())
  if (!found) return <Text size="body">{texts.unknown}</Text>
  const { id, state, entry } = found
  const [first = ''] = Object.keys(entry.states)
  const shown = state ?? (entry.alone ? first : null)
  const named = Object.entries(entry.states).filter(([name]) => shown === null || shown === name)
  if (entry.alone) {
    return named.map(([name, State]) => <State key={`${id}/${name}`} />)
  }
  return (
    <div className={styles.sheet}>
      <Stack space="7">
        {named.map(([name, State]) => (
          <div key={`${id}/${name}`} className={styles.state}>
            <Text size="micro" tone="muted">
              {titleOf(name)}
            </Text>
            <State />
          </div>
        ))}
      </Stack>
    </div>
  )
}
