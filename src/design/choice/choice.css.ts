import { typeStyle } from '../text/type-style.ts'
import { vars } from '../theme/contract.css.ts'
import { forcedSelection } from '../theme/forced-selection.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { below, reader } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'

const { color, motion, radius, size, space } = vars

export const choice = componentStyle({ display: 'grid', gap: space[3] })

export const label = componentStyle({ ...typeStyle('label'), color: color.text.muted })

export const group = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifySelf: 'start',
  gap: space[1],
  padding: space[1],
  borderRadius: radius.lg,
  border: `1px solid ${color.border.subtle}`,
  backgroundColor: color.bg.raised,
})

export const option = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: size.tap,
  minInlineSize: rem(92),
  paddingInline: rem(14),
  border: '1.5px solid transparent',
  borderRadius: rem(15),
  color: color.text.secondary,
  fontSize: rem(15),
  fontWeight: 500,
  transition: `background-color ${motion.duration.quick} ${motion.easing.standard}`,
  selectors: {
    '&[data-checked]': {
      borderColor: color.border.selected,
      backgroundColor: color.bg.selected,
      color: color.text.onSelected,
    },
  },
  '@media': {
    [below.xs]: { flexGrow: 1, minInlineSize: 0, paddingInline: space[2] },
    [reader.canHover]: {
      selectors: { '&:hover:not([data-checked])': { backgroundColor: color.bg.hover } },
    },
    [reader.forcesColors]: {
      selectors: {
        '&[data-checked]': forcedSelection,
        '&[data-checked]:focus-visible': { outlineColor: 'CanvasText' },
      },
    },
  },
})

export const tick = componentStyle({ display: 'inline-flex' })
