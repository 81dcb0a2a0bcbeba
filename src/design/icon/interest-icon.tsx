import * as styles from './icon.css.ts'
import { interestIcons } from './interest-icons.gen.ts'
import { interestIcon } from './ui/interest.gen.ts'

const paths: ReadonlyMap<string, { regular: string; selected: string }> = new Map(
  Object.entries(interestIcons),
)
const unknown = { regular: interestIcon.path, selected: interestIcon.path }

/**
 * The icon of an interest, by its display name; a leaf for an unknown name. `selected` shows the filled glyph. Imports
 * all 53 glyphs: keep it out of the entry chunk.
 */
export function InterestIcon({ interest, selected }: { interest: string; selected: boolean }) {
  const { regular, selected: filled } = paths.get(interest) ?? unknown
  return (
    <svg
      className={styles.interest}
      viewBox="0 0 256 256"
      fill="currentColor"
      aria-hidden="true"
      data-interest={interest}
    >
      <path d={selected ? filled : regular} />
    </svg>
  )
}
