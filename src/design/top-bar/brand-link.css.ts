import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'

export const brand = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.tap,
  borderRadius: vars.radius.sm,
  textDecoration: 'none',
})
