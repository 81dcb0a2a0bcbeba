import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { variants } from '../theme/layers.css.ts'
import { below } from '../theme/media.ts'

export const actions = componentStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space[3],
})

globalStyle(`${actions} > *`, {
  '@layer': {
    [variants]: {
      '@media': { [below.md]: { flex: '1 1 0', paddingInline: vars.space[2] } },
    },
  },
})
