import type { InspectionEvent } from 'xstate'

/**
 * Options for every actor of a page: in development the machine lab may watch them, in production nobody hears
 * of them.
 */
export type Inspection = { readonly inspect?: (event: InspectionEvent) => void }
