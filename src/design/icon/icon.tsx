import { rem } from '../theme/tokens/units.ts'
import * as styles from './icon.css.ts'

/** An icon's paths. The icons of the site are in `ui/`, named after their purpose. */
export type IconShape = {
  path: string
  /** It points along the line, so it is mirrored in right-to-left text. */
  mirrors?: boolean
}

type Props = {
  icon: IconShape
  /** px of the design. */
  size?: number
  /** `leaf` is for plant icons; the default is the colour of the surrounding text. */
  tone?: 'leaf' | undefined
}

/** An icon that scales with the text around it. Hidden from assistive technology. */
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
