import { rem } from '../theme/tokens/units.ts'
import * as styles from './icon.css.ts'

/** What an icon draws. Those of the site are in `ui/`, named by what they are for. */
export type IconShape = {
  path: string
  /** It points along the line, so it is mirrored where lines run from the right. */
  mirrors?: boolean
}

type Props = {
  icon: IconShape
  /** px of the design. */
  size?: number
  /** `leaf` is for an icon that belongs to what grows; else it has the colour of the text around it. */
  tone?: 'leaf' | undefined
}

/** One icon, growing with the text around it. Hidden from assistive technology. */
export function Icon({ icon, size = 20, tone }: Props) {
  return (
    <svg
      className={styles.icon}
      data-mirrors={icon.mirrors || undefined}
      data-tone={tone}
      viewBox="0 0 256 256"
      width={rem(size)}
      height={rem(size)}
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={icon.path} />
    </svg>
  )
}
