import type { Inspection } from './inspection.ts'

/** A production build has no inspection. */
export const inspectionOf = (_page: Window): Inspection => ({})
