import type { Row } from './row.ts'

export const section2: readonly Row[] = []
