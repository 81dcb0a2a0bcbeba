import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, inComponents } from '../theme/in-layer.ts'
import { from } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'

const { adaptive, page, space, width } = vars

const splitBase = componentStyle({ minBlockSize: '100svh' })

export const split = styleVariants({
  wide: [
    splitBase,
    inComponents({
      '@media': {
        [from.lg]: {
          display: 'grid',
          gridTemplateColumns: `minmax(0, 1fr) min(54vw, ${rem(780)})`,
        },
      },
    }),
  ],
  narrow: [
    splitBase,
    inComponents({
      '@media': {
        [from.xl]: {
          display: 'grid',
          gridTemplateColumns: `minmax(0, 1fr) min(39vw, ${rem(560)})`,
        },
      },
    }),
  ],
})

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

const formBase = componentStyle({
  alignSelf: 'start',
  inlineSize: '100%',
  minInlineSize: 0,
  paddingBlock: `${space[6]} ${space[4]}`,
})

/*
 * Vertically centred for its initial content, so a later message does not move it. Horizontally centred as long as
 * there is no panel next to it.
 */
const inTheMiddle = (half: number, withPanel: string) =>
  ({
    marginInline: 'auto',
    '@media': {
      [from.md]: {
        paddingBlockStart: `clamp(${space[5]}, calc(50svh - ${rem(half)}), ${rem(208)})`,
      },
      [withPanel]: { marginInline: 0 },
    },
  }) as const

export const form = styleVariants(
  {
    wide: { maxInlineSize: width.form, ...inTheMiddle(384, from.lg) },
    narrow: { maxInlineSize: width.formWide, ...inTheMiddle(418, from.xl) },
  },
  (measures) => [formBase, inComponents(measures)],
)

const panelBase = componentStyle({
  display: 'none',
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: '100svh',
  minInlineSize: 0,
  paddingBlock: space[4],
  paddingInlineEnd: space[4],
})

export const panel = styleVariants({
  wide: [panelBase, inComponents({ '@media': { [from.lg]: { display: 'block' } } })],
  narrow: [panelBase, inComponents({ '@media': { [from.xl]: { display: 'block' } } })],
})
