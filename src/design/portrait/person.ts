import type { ReactNode } from 'react'

/**
 * A drawn person, on a square of 100 units. They stand in for members' own photographs: they keep their colours in both
 * themes, as a photograph would.
 */
export type Person = { background: string; drawing: ReactNode }
