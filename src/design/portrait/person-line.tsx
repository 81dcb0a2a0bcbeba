import { Text } from '../text/text.tsx'
import type { Person } from './person.ts'
import * as styles from './person-line.css.ts'
import { Portrait } from './portrait.tsx'

/** The source of a quote: an illustrated person with name and occupation, for a dark panel. */
export function PersonLine({
  of: person,
  name,
  about,
}: {
  of: Person
  name: string
  about: string
}) {
  return (
    <div className={styles.line}>
      <Portrait of={person} size={56} />
      <div>
        <Text size="body" tone="onFeature">
          <span className={styles.name}>{name}</span>
        </Text>
        <Text size="small" tone="onFeatureMuted">
          {about}
        </Text>
      </div>
    </div>
  )
}
