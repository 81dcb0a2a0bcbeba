import { style } from '@vanilla-extract/css'
import { vars } from '../../src/design/theme/contract.css.ts'
import { inComponents } from '../../src/design/theme/in-layer.ts'

const { color } = vars

export const window = style(
  inComponents({
    justifySelf: 'center',
    boxSizing: 'content-box',
    overflow: 'hidden',
    border: `7px solid ${color.bg.feature}`,
    borderRadius: 22,
    backgroundColor: color.bg.canvas,
  }),
)

export const page = style(inComponents({ display: 'block', border: 0, transformOrigin: '0 0' }))
