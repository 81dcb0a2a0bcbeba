import { typeStyle } from '../text/type-style.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'

const { color, page, space, width } = vars

export const banner = componentStyle({
  paddingInline: page.margin,
  paddingBlock: space[3],
  color: color.info.text,
  backgroundColor: color.info.bg,
  borderBlockEnd: `1px solid color-mix(in srgb, ${color.info.border} 55%, transparent)`,
  selectors: {
    '&[data-tone="danger"]': {
      color: color.danger.text,
      backgroundColor: color.danger.bg,
      borderBlockEndColor: `color-mix(in srgb, ${color.danger.border} 55%, transparent)`,
    },
  },
  '@media': { print: { display: 'none' } },
})

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[6],
  rowGap: space[3],
  maxInlineSize: width.max,
  marginInline: 'auto',
})

export const texts = componentStyle({
  ...typeStyle('small'),
  display: 'flex',
  flex: '1 1 20rem',
  gap: space[3],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
