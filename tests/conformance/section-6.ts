import type { Row } from './row.ts'

export const section6: readonly Row[] = []
