import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { inComponents } from '../theme/in-layer.ts'

export const brand = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.tap,
    borderRadius: vars.radius.sm,
    textDecoration: 'none',
  }),
)
