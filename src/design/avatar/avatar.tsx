import { useState } from 'react'
import * as styles from './avatar.css.ts'

const placeholder = '/default-avatar.svg'

type Props = {
  src: string | null
  /** The name of the person. Empty if the name is shown next to it: the picture is then decorative. */
  name?: string | undefined
  /** px; `page` is 148, and 108 on phones. */
  size: 28 | 36 | 38 | 48 | 56 | 'page' | 176
}

/** A member's picture in the shape of a leaf. If there is none or it fails to load, it shows an illustration. */
export function Avatar({ src, name = '', size }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  const shown = src === null || src === '' || src === failed ? placeholder : src
  return (
    <img
      className={styles.avatar}
      src={shown}
      alt={name}
      width={size === 'page' ? 148 : size}
      height={size === 'page' ? 148 : size}
      data-size={size}
      data-placeholder={shown === placeholder || undefined}
      referrerPolicy="no-referrer"
      decoding="async"
      onError={() => setFailed(src)}
    />
  )
}
