import { style } from '@vanilla-extract/css'
import { typeStyle } from '../text/type-style.ts'
import { vars } from '../theme/contract.css.ts'
import { inComponents } from '../theme/in-layer.ts'

const { color, page, space, width } = vars

export const banner = style(
  inComponents({
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
  }),
)

export const row = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[6],
    rowGap: space[3],
    maxInlineSize: width.max,
    marginInline: 'auto',
  }),
)

export const texts = style(
  inComponents({
    ...typeStyle('small'),
    display: 'flex',
    flex: '1 1 20rem',
    gap: space[3],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
)

export const actions = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: space[2] }))
