import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../src/design/theme/contract.css.ts'
import { componentStyle, inComponents } from '../../src/design/theme/in-layer.ts'
import { labFonts } from '../app/fonts.ts'

const { color, space } = vars

export const clockFace = componentStyle({
  margin: 0,
  font: labFonts.state,
  fontSize: 28,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
})

export const clockPane = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  padding: `${space[2]} ${space[4]}`,
})

export const oneLine = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/* It opens upwards, because it is at the lower edge of the page. */
export const clockMenu = componentStyle({ position: 'relative' })

globalStyle(
  `${clockMenu} > div`,
  inComponents({
    position: 'absolute',
    insetBlockEnd: '100%',
    insetInlineEnd: 0,
    zIndex: 3,
    display: 'grid',
    gap: space[2],
    padding: space[2],
    border: `1px solid ${color.border.control}`,
    borderRadius: 12,
    backgroundColor: color.bg.raised,
    whiteSpace: 'nowrap',
  }),
)
