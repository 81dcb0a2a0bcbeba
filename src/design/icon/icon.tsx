import { rem } from '../theme/tokens/units.ts'
import * as styles from './icon.css.ts'
import { uiIcons } from './ui-icons.gen.ts'

/** The icons of the site, named by what they are for. */
export type IconName = keyof typeof uiIcons

const pointsAlongTheLine: ReadonlySet<IconName> = new Set(['back', 'next', 'forward', 'logout'])

/** One icon in the colour of the text around it, growing with it. `size` is px of the design. Hidden from assistive technology. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      className={styles.icon}
      data-mirrors={pointsAlongTheLine.has(name) || undefined}
      viewBox="0 0 256 256"
      width={rem(size)}
      height={rem(size)}
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={uiIcons[name]} />
    </svg>
  )
}
