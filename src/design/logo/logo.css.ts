import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { rem } from '../theme/tokens/units.ts'

export const logo = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.36em',
  color: vars.color.text.brand,
  fontFamily: vars.font.display,
  fontSize: rem(24),
  fontWeight: 600,
  letterSpacing: '-0.022em',
  lineHeight: 1.2,
  /* The letters are high in their line, so they are moved to the middle of the bar. */
  paddingBlockEnd: '0.22em',
})

export const mark = componentStyle({
  flexShrink: 0,
  color: vars.color.accent.default,
  transform: 'translateY(-1px)',
})
