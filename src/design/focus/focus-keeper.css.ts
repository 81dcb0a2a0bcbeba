import { style } from '@vanilla-extract/css'
import { inComponents } from '../theme/in-layer.ts'

/** The wrapper has no box of its own, so it does not affect the layout. */
export const keeper = style(inComponents({ display: 'contents' }))
