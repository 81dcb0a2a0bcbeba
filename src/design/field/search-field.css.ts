import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, inVariants } from '../theme/in-layer.ts'
import { rem } from '../theme/tokens/units.ts'
import { oppositeDirection } from './opposite-direction.ts'
import { aside, input } from './text-field.css.ts'

const { color } = vars

export const container = componentStyle({ flex: `1 1 ${rem(256)}`, maxInlineSize: rem(360) })

/* The browser's own clear button cannot be reached by keyboard; ours can. */
export const query = style([
  input,
  inVariants({
    paddingInlineStart: rem(42),
    paddingInlineEnd: rem(48),
    selectors: {
      '&::-webkit-search-cancel-button': { display: 'none' },
      [oppositeDirection('&')]: { paddingInlineStart: rem(48), paddingInlineEnd: rem(42) },
    },
  }),
])

export const glass = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: rem(14),
  display: 'grid',
  placeItems: 'center',
  color: color.text.muted,
  pointerEvents: 'none',
})

export const result = style([aside, inVariants({ fontVariantNumeric: 'tabular-nums' })])
