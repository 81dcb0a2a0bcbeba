import { Stack } from '../../src/design/layout/stack.tsx'
import { Text } from '../../src/design/text/text.tsx'
import type { Group } from './entry.ts'
import { hashOf, titleOf } from './entry-ref.ts'
import * as styles from './lab.css.ts'
import { texts } from './texts.ts'

/** The list of links to the entries found. */
export function Contents({ groups, current }: { groups: readonly Group[]; current: string }) {
  return (
    <nav aria-label={texts.contents}>
      <Stack space="5">
        {groups.map(({ title, entries }) => (
          <Stack key={title} space="1">
            <Text size="label" as="div">
              {title}
            </Text>
            <ul className={styles.places}>
              {Object.keys(entries).map((id) => (
                <li key={id}>
                  <a
                    className={styles.place}
                    href={hashOf({ id, state: null })}
                    aria-current={id === current ? 'page' : undefined}
                  >
                    {titleOf(id)}
                  </a>
                </li>
              ))}
            </ul>
          </Stack>
        ))}
      </Stack>
    </nav>
  )
}
