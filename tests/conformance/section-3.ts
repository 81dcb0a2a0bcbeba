import type { Row } from './row.ts'

export const section3: readonly Row[] = []
