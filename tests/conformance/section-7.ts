import type { Row } from './row.ts'

export const section7: readonly Row[] = []
