import type { Inspection } from './inspection.ts'
import { inspectionOf } from './inspection-wiring.ts'

/** How the actors of this page are watched. */
export const createInspection = (): Inspection => inspectionOf(window)
