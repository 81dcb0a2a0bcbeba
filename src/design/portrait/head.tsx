import type { ReactNode } from 'react'

/**
 * An illustrated person, on a square of 100 units. They replace photographs of members, so they keep their colours in
 * both themes.
 */
export type Person = { background: string; drawing: ReactNode }

const shoulders = 'M5 101C9 83 27 73 50 73S91 83 95 101Z'
const neck = 'M41.5 58H58.5V74A8.5 8.5 0 0 1 41.5 74Z'
const face = 'M31.6 36H68.4C68.6 54 60 65.4 50 65.4S31.4 54 31.6 36Z'
const shadedHalf = 'M50 24H68.4V36C68.6 54 60 65.4 50 65.4Z'
const ears =
  'M27.4 43a4.3 4.3 0 1 0 8.6 0a4.3 4.3 0 1 0-8.6 0ZM64 43a4.3 4.3 0 1 0 8.6 0a4.3 4.3 0 1 0-8.6 0Z'

type Skin = { face: string; shade: string; neck: string }

/** Face, ears, neck and shoulders; each person adds their own hair. */
export function Head({ skin, clothes }: { skin: Skin; clothes: string }) {
  return (
    <>
      <path fill={clothes} d={shoulders} />
      <path fill={skin.neck} d={neck} />
      <path fill={skin.shade} d={ears} />
      <path fill={skin.face} d={`${face}M31.6 36V24H68.4V36Z`} />
      <path fill={skin.shade} d={shadedHalf} />
    </>
  )
}
