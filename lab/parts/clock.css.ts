import { style } from '@vanilla-extract/css'
import { inComponents } from '../../src/design/theme/in-layer.ts'
import { labFaces } from '../app/faces.ts'

export const face = style(
  inComponents({
    margin: 0,
    font: labFaces.state,
    fontSize: 28,
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
  }),
)
