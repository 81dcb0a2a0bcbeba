import * as styles from './button.css.ts'

/** The variants of buttons, and of links that look like one. */
export type ButtonLook = {
  tone?: keyof typeof styles.tones | undefined
  size?: keyof typeof styles.sizes | undefined
  full?: boolean | undefined
}

/** The classes of a button. `square` is for an icon alone. */
export const buttonClass = ({
  tone = 'secondary',
  size = 'md',
  full,
  square,
}: ButtonLook & { square?: boolean | undefined }): string =>
  [
    ...[styles.base, styles.tones[tone], styles.sizes[size]],
    ...(full ? [styles.full] : []),
    ...(square ? [styles.square] : []),
  ].join(' ')
