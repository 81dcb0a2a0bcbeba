import { useState } from 'react'
import * as styles from './avatar.css.ts'

const standIn = '/default-avatar.svg'

type Props = {
  src: string | null
  /** Whose picture it is. Empty where the name stands beside it: then the picture is decoration. */
  name?: string | undefined
  /** px; `page` is 148, and 108 on phones. */
  size: 28 | 36 | 38 | 48 | 56 | 'page' | 176
}

/** A member's picture in the shape of a leaf; a drawn one where there is none or it fails to load. */
export function Avatar({ src, name = '', size }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  const shown = src === null || src === '' || src === failed ? standIn : src
  return (
    <img
      className={styles.avatar}
      src={shown}
      alt={name}
      width={size === 'page' ? 148 : size}
      height={size === 'page' ? 148 : size}
      data-size={size}
      data-stand-in={shown === standIn || undefined}
      referrerPolicy="no-referrer"
      decoding="async"
      onError={() => setFailed(src)}
    />
  )
}
