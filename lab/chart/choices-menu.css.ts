import { vars } from '../../src/design/theme/contract.css.ts'
import { componentStyle } from '../../src/design/theme/in-layer.ts'
import { labFonts } from '../app/fonts.ts'

const { color, space } = vars

export const menu = componentStyle({
  position: 'fixed',
  inset: 'auto',
  gap: space[2],
  boxSizing: 'border-box',
  inlineSize: 'min(364px, 100vw - 16px)',
  maxBlockSize: '38vh',
  margin: 0,
  padding: space[3],
  overflow: 'auto',
  border: `1px solid ${color.border.selected}`,
  borderRadius: 12,
  backgroundColor: color.bg.raised,
  color: color.text.primary,
  selectors: { '&:popover-open': { display: 'grid' } },
})

export const label = componentStyle({ margin: 0, font: labFonts.label, fontWeight: 700 })
