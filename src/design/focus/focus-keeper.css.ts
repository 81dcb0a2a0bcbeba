import { style } from '@vanilla-extract/css'
import { inComponents } from '../theme/in-layer.ts'

/** In the layout there is only what the keeper stands around. */
export const keeper = style(inComponents({ display: 'contents' }))
