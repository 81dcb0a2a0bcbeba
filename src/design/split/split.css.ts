import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, inComponents } from '../theme/in-layer.ts'
import { from } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'

const { adaptive, page, space, width } = vars

/** From where the panel is shown, its width, the form's width, and half of the height of its initial content in px. */
const proportions = {
  wide: { withPanel: from.lg, panel: `min(54vw, ${rem(780)})`, form: width.form, half: 384 },
  narrow: { withPanel: from.xl, panel: `min(39vw, ${rem(560)})`, form: width.formWide, half: 418 },
}

export const split = styleVariants(proportions, ({ withPanel, panel: end }) =>
  inComponents({
    minBlockSize: '100svh',
    '@media': { [withPanel]: { display: 'grid', gridTemplateColumns: `minmax(0, 1fr) ${end}` } },
  }),
)

export const side = componentStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minInlineSize: 0,
  minBlockSize: '100svh',
  paddingInline: page.margin,
  '@media': { [from.lg]: { paddingInlineEnd: space[8] } },
})

export const brand = componentStyle({
  display: 'flex',
  alignItems: 'center',
  // The logo is where the bar of the other pages has it.
  minBlockSize: adaptive.topBar,
  marginBlockEnd: rem(8),
  '@media': { [from.md]: { marginBlockEnd: rem(36) } },
})

/* Vertically centred for its initial content, so a later message does not move it. */
export const form = styleVariants(proportions, ({ withPanel, form: maxInlineSize, half }) =>
  inComponents({
    alignSelf: 'start',
    inlineSize: '100%',
    minInlineSize: 0,
    maxInlineSize,
    marginInline: 'auto',
    paddingBlock: `${space[6]} ${space[4]}`,
    '@media': {
      [from.md]: {
        paddingBlockStart: `clamp(${space[5]}, calc(50svh - ${rem(half)}), ${rem(208)})`,
      },
      [withPanel]: { marginInline: 0 },
    },
  }),
)

export const panel = styleVariants(proportions, ({ withPanel }) =>
  inComponents({
    display: 'none',
    position: 'sticky',
    insetBlockStart: 0,
    blockSize: '100svh',
    minInlineSize: 0,
    paddingBlock: space[4],
    paddingInlineEnd: space[4],
    '@media': { [withPanel]: { display: 'block' } },
  }),
)
