import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, inComponents } from '../theme/in-layer.ts'
import { components } from '../theme/layers.css.ts'
import { leafCorners } from '../theme/leaf-corners.ts'
import { from } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'

const base = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  maxInlineSize: '100%',
  backgroundColor: vars.color.border.subtle,
})

const leaf = leafCorners(vars.leaf.avatar)
/* As high as the digits and capitals of the text that follows. */
const text = { blockSize: '.72em', borderRadius: vars.radius.sm }

export const skeleton = styleVariants(
  {
    avatar: { ...leaf, inlineSize: rem(38), blockSize: rem(38) },
    portrait: {
      ...leaf,
      inlineSize: vars.adaptive.portrait,
      blockSize: vars.adaptive.portrait,
    },
    button: {
      inlineSize: rem(160),
      blockSize: vars.size.buttonLg,
      verticalAlign: 'bottom',
      borderRadius: vars.radius.button,
    },
    name: { ...text, inlineSize: '5.6em' },
    /* On a tile, which is closer to the other colour in dark. */
    number: { ...text, inlineSize: '1em', backgroundColor: vars.color.border.rail },
    /* One line in a wide window: with the fallback font the last words would need a second one. */
    text: {
      display: 'inline',
      visibility: 'hidden' as const,
      '@media': { [from.md]: { whiteSpace: 'nowrap' as const } },
    },
  },
  (shape) => [base, inComponents(shape)],
)

export const notYet = componentStyle({ display: 'contents' })

/* The boxes of fields and pictures without their contents. */
globalStyle(`${notYet} :is(input, img)`, {
  '@layer': {
    [components]: {
      contentVisibility: 'hidden',
      /* Without contents, a field has no baseline of text. */
      verticalAlign: 'top',
      objectPosition: '99rem',
      borderColor: vars.color.border.subtle,
      backgroundColor: vars.color.bg.sunken,
    },
  },
})
