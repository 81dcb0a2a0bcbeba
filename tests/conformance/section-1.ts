import type { Row } from './row.ts'

export const section1: readonly Row[] = []
