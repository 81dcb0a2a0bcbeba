import { style } from '@vanilla-extract/css'
import { inComponents } from '../../src/design/theme/in-layer.ts'
import { labFonts } from '../app/fonts.ts'

export const face = style(
  inComponents({
    margin: 0,
    font: labFonts.state,
    fontSize: 28,
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
  }),
)
