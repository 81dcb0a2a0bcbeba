import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { reader } from '../theme/media.ts'
import { layer } from '../theme/tokens/scales.ts'
import { rem } from '../theme/tokens/units.ts'

const { color, elevation, motion, radius, size, space } = vars

export const positioner = componentStyle({ zIndex: layer.menu, outline: 'none' })

const away = { opacity: 0, transform: 'translateY(-4px)' }

export const popup = componentStyle({
  inlineSize: size.menu,
  maxInlineSize: 'calc(100vw - 24px)',
  padding: space[2],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.menu,
  backgroundColor: color.bg.raised,
  boxShadow: elevation.high,
  outline: 'none',
  transitionProperty: 'opacity, transform',
  transitionDuration: motion.duration.quick,
  transitionTimingFunction: motion.easing.standard,
  selectors: {
    '&[data-starting-style]': away,
    '&[data-ending-style]': { ...away, transitionDuration: '120ms' },
  },
  '@media': {
    [reader.prefersReducedMotion]: {
      transitionDuration: '120ms',
      selectors: { '&:is([data-starting-style], [data-ending-style])': { transform: 'none' } },
    },
  },
})

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.tap,
  paddingInline: space[3],
  borderRadius: radius.md,
  fontSize: rem(15),
  fontWeight: 500,
  lineHeight: 1.4,
  outline: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: { '&[data-highlighted]': { backgroundColor: color.bg.hover } },
  '@media': {
    [reader.forcesColors]: {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } },
    },
  },
})

export const rule = componentStyle({
  margin: `${space[2]} ${space[1]}`,
  borderBlockStart: `1px solid ${color.border.subtle}`,
})
