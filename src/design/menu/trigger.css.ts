import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { reader } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'

const { color, motion, radius } = vars

export const trigger = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(10),
  minInlineSize: 0,
  minBlockSize: rem(48),
  paddingBlock: rem(5),
  paddingInline: `${rem(5)} ${rem(12)}`,
  borderRadius: radius.button,
  transition: `background-color ${motion.duration.quick} ${motion.easing.standard}`,
  selectors: { '&:is(:active, [data-popup-open])': { backgroundColor: color.bg.hover } },
  '@media': {
    [reader.canHover]: { selectors: { '&:hover': { backgroundColor: color.bg.hover } } },
  },
})

export const caret = componentStyle({
  flexShrink: 0,
  transition: `transform ${motion.duration.quick} ${motion.easing.standard}`,
  selectors: { '[data-popup-open] > &': { transform: 'rotate(180deg)' } },
})
