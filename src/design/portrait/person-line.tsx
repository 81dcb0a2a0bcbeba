import { Text } from '../text/text.tsx'
import type { Person } from './head.tsx'
import * as styles from './person-line.css.ts'

type Props = { of: Person; name: string; about: string }

/** The source of a quote: an illustrated person with name and occupation, for a dark panel. */
export function PersonLine({ of: person, name, about }: Props) {
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

/** An illustrated person in the shape of a leaf. `size` is px. Decoration: the name is next to it. */
function Portrait({ of: person, size }: { of: Person; size: number }) {
  return (
    <svg
      className={styles.portrait}
      viewBox="0 0 100 100"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path fill={person.background} d="M0 0H100V100H0Z" />
      {person.drawing}
    </svg>
  )
}
