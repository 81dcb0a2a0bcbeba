import type { ReactNode } from 'react'

/**
 * An illustrated person, on a square of 100 units. They replace photographs of members, so they keep their colours in
 * both themes.
 */
export type Person = { background: string; drawing: ReactNode }
