import type { InspectionEvent } from 'xstate'

/** Options for every actor of a page. Outside production they let the machine lab inspect the actors. */
export type Inspection = { readonly inspect?: (event: InspectionEvent) => void }
