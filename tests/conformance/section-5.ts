import type { Row } from './row.ts'

export const section5: readonly Row[] = []
