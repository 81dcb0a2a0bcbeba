import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'

/* The label and its busy label overlap in one grid cell, so the wider one sets the width. */
export const label = componentStyle({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: 'break-word',
  selectors: { '&[data-shown="false"]': { visibility: 'hidden' } },
})
