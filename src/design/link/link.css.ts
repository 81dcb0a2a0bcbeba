import { typeStyle } from '../text/type-style.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { layer } from '../theme/tokens/scales.ts'

const { color, motion, space, radius } = vars

export const textLink = componentStyle({
  position: 'relative',
  color: color.text.link,
  fontWeight: 600,
  textDecorationLine: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.28em',
  textDecorationColor: `color-mix(in srgb, ${color.text.link} 42%, transparent)`,
  textDecorationSkipInk: 'none',
  transition: `text-decoration-color ${motion.duration.quick} ${motion.easing.standard}`,
  borderRadius: radius.xs,
  selectors: {
    '&:hover': { textDecorationColor: 'currentColor' },
    /* One line of text is lower than the 44 px of the hit area. */
    '&::after': { content: '', position: 'absolute', insetInline: '-4px', insetBlock: '-13px' },
  },
})

export const skipLink = componentStyle({
  ...typeStyle('label'),
  position: 'fixed',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  zIndex: layer.skipLink,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.md,
  backgroundColor: color.accent.default,
  color: color.text.onAccent,
  textDecoration: 'none',
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
})
