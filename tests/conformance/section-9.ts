import type { Row } from './row.ts'

export const section9: readonly Row[] = []
