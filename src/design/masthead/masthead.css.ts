import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { variants } from '../theme/layers.css.ts'
import { below, from } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'

const { space } = vars

export const masthead = componentStyle({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  '@media': {
    [from.md]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'end',
      columnGap: rem(38),
      paddingBlockStart: space[6],
    },
  },
})

export const texts = componentStyle({ minInlineSize: 0 })

export const details = componentStyle({
  minBlockSize: `calc(2lh + ${space[3]})`,
  paddingBlockStart: space[3],
})

export const action = componentStyle({
  alignSelf: 'center',
  '@media': { [below.md]: { inlineSize: '100%' }, print: { display: 'none' } },
})

globalStyle(`${action} > *`, {
  '@layer': { [variants]: { '@media': { [below.md]: { inlineSize: '100%' } } } },
})
