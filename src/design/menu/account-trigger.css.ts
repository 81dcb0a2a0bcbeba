import { componentStyle } from '../theme/in-layer.ts'
import { below } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'

export const name = componentStyle({
  maxInlineSize: rem(220),
  overflow: 'hidden',
  fontSize: rem(15),
  fontWeight: 550,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '@media': {
    /* Visually hidden, but still part of the button's accessible name. */
    [below.md]: { position: 'absolute', inlineSize: '1px', clipPath: 'inset(50%)' },
  },
})
