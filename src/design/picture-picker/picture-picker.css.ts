import { globalStyle } from '@vanilla-extract/css'
import { typeStyle } from '../text/type-style.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { variants } from '../theme/layers.css.ts'
import { leafCorners } from '../theme/leaf-corners.ts'
import { reader } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'

const { color, space } = vars

export const picker = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[5],
  border: 0,
  selectors: { '&[data-variant="camera"]': { gap: space[2] } },
})

export const frame = componentStyle({
  position: 'relative',
  selectors: { '[data-variant="camera"] > &': { marginBlockEnd: space[3] } },
})

export const camera = componentStyle({
  ...leafCorners(vars.leaf.plate),
  position: 'absolute',
  insetBlockEnd: rem(-8),
  insetInlineEnd: rem(-4),
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(48),
  blockSize: rem(48),
  border: `3px solid ${color.bg.canvas}`,
  backgroundColor: color.accent.default,
  color: color.text.onAccent,
  selectors: { '&[aria-disabled="true"]': { cursor: 'progress' } },
  '@media': {
    [reader.canHover]: {
      selectors: { '&:hover': { backgroundColor: color.accent.hover } },
    },
  },
})

export const buttons = componentStyle({
  display: 'grid',
  gap: space[2],
  inlineSize: `min(100%, ${rem(176)})`,
})

/* The icons and the texts are below each other. */
globalStyle(`${buttons} button`, {
  '@layer': { [variants]: { justifyItems: 'start' } },
})

export const label = componentStyle({ ...typeStyle('label'), padding: 0 })

export const notes = componentStyle({
  ...typeStyle('caption'),
  display: 'grid',
  gap: space[2],
  color: color.text.muted,
  overflowWrap: 'anywhere',
})

export const remove = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: color.danger.text,
})

export const unsaved = componentStyle({ color: color.text.secondary, fontWeight: 600 })

export const problem = componentStyle({
  display: 'flex',
  gap: rem(6),
  color: color.danger.text,
  fontWeight: 500,
})
