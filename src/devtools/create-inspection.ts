import type { Inspection } from './inspection.ts'
import { inspectionOf } from './inspection-wiring.ts'

/** The inspection options for the actors of this page. */
export const createInspection = (): Inspection => inspectionOf(window)
