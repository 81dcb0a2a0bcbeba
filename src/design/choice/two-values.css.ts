import { typeStyle } from '../text/type-style.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { rem } from '../theme/tokens/units.ts'

const { color, radius, space } = vars

export const group = componentStyle({
  display: 'grid',
  gap: space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

export const label = componentStyle({ ...typeStyle('label'), color: color.text.secondary })

export const values = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${rem(220)}, 100%), 1fr))`,
  columnGap: space[5],
  rowGap: space[3],
})

export const value = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.md,
  backgroundColor: color.bg.raised,
})

export const text = componentStyle({
  display: 'grid',
  gap: space[1],
  margin: 0,
  color: color.text.primary,
  overflowWrap: 'anywhere',
})

export const name = componentStyle({ ...typeStyle('small'), color: color.text.muted })
