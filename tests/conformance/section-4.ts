import type { Row } from './row.ts'

export const section4: readonly Row[] = []
