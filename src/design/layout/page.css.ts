import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, inComponents } from '../theme/in-layer.ts'
import { from } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'

const windowUnderTopBar = `calc(100svh - ${vars.adaptive.topBar})`

const about = (above: number) => `clamp(${vars.space[7]}, calc(50svh - ${rem(above)}), ${rem(240)})`

export const page = componentStyle({
  minInlineSize: 0,
  paddingInline: vars.page.margin,
  paddingBlock: `${vars.space[7]} ${vars.space[9]}`,
  '@media': {
    [from.md]: {
      paddingBlockStart: vars.space[9],
      selectors: {
        /* Near the middle, but aligned from the top: a later message moves nothing above it. */
        '&[data-place="forgot"]': { paddingBlockStart: about(316) },
        '&[data-place="verify"]': {
          paddingBlockStart: about(432),
          paddingBlockEnd: vars.space[5],
        },
      },
    },
  },
})

const columnBase = componentStyle({ inlineSize: '100%', marginInline: 'auto' })

export const column = styleVariants(
  {
    forgot: vars.width.forgot,
    verify: vars.width.verify,
    settings: vars.width.settings,
    column: vars.width.column,
    max: vars.width.max,
  },
  (maxInlineSize) => [columnBase, inComponents({ maxInlineSize })],
)

export const center = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minInlineSize: 0,
  minBlockSize: '100svh',
  selectors: { 'header ~ &': { minBlockSize: windowUnderTopBar } },
  paddingInline: vars.page.margin,
  paddingBlock: `${vars.space[6]} ${vars.space[10]}`,
  textAlign: 'center',
  overflowX: 'clip',
})
