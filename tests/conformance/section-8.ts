import type { Row } from './row.ts'

export const section8: readonly Row[] = []
