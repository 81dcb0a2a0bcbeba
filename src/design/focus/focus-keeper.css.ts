import { componentStyle } from '../theme/in-layer.ts'

/** The wrapper has no box of its own, so it does not affect the layout. */
export const keeper = componentStyle({ display: 'contents' })
