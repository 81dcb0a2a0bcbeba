import { vars } from '../../src/design/theme/contract.css.ts'
import { screenStyle } from '../../src/design/theme/in-layer.ts'

const { color, space } = vars

export const introduction = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[5]}`,
  padding: `${space[2]} ${space[4]}`,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  backgroundColor: color.lab.visitedBg,
  fontSize: 14,
  lineHeight: 1.45,
  '@media': { '(min-width: 1180px)': { gridArea: 'intro', flexWrap: 'nowrap' } },
})

export const introductionText = screenStyle({ margin: 0, maxInlineSize: '110ch' })

export const introductionButtons = screenStyle({ display: 'flex', flexShrink: 0, gap: space[2] })

export const tour = screenStyle({
  position: 'fixed',
  insetBlockEnd: 96,
  insetInline: 0,
  zIndex: 6,
  display: 'grid',
  gap: space[3],
  boxSizing: 'border-box',
  inlineSize: 'min(440px, 100vw - 32px)',
  marginInline: 'auto',
  padding: space[4],
  border: `2px solid ${color.lab.visited}`,
  borderRadius: 16,
  backgroundColor: color.bg.raised,
  fontSize: 15,
  lineHeight: 1.45,
})
