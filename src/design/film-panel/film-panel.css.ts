import { styleVariants } from '@vanilla-extract/css'
import { typeStyle } from '../text/type-style.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, inComponents } from '../theme/in-layer.ts'
import { leafCorners } from '../theme/leaf-corners.ts'
import { below, from, onePanelBelow, reader } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'

const { accent, bg, text } = vars.color
const { motion, page, space } = vars

export const row = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[7],
  inlineSize: '100%',
  minInlineSize: 0,
  paddingInline: page.margin,
  paddingBlock: space[5],
  '@media': {
    [onePanelBelow.md]: { gridTemplateRows: 'auto minmax(0, 1fr)', gap: 'min(2rem, 4svh)' },
    [from.md]: { alignContent: 'center' },
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 350fr) minmax(0, 760fr)',
      alignItems: 'center',
      gap: rem(46),
      maxInlineSize: rem(1440),
      marginInline: 'auto',
      /* The side navigation is at the end. */
      paddingInlineEnd: rem(196),
      paddingBlockEnd: space[8],
    },
  },
})

export const texts = componentStyle({ display: 'grid', gap: space[4] })

export const heading = componentStyle({
  ...typeStyle('display'),
  color: text.onFeature,
  '@media': { [from.lg]: { fontSize: `min(${rem(64)}, 4.45vw)`, lineHeight: 1.05 } },
})

export const lead = componentStyle({
  ...typeStyle('lead'),
  color: text.onFeature,
  '@media': { [from.lg]: { fontSize: rem(21), lineHeight: 1.5 } },
})

export const after = componentStyle({ color: text.onFeatureMuted, fontSize: rem(15) })

export const film = componentStyle({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  '@media': { [onePanelBelow.md]: { display: 'flex', flexDirection: 'column' } },
})

export const screen = componentStyle({
  ...leafCorners({ large: '32px', small: '10px' }),
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: '100%',
  maxBlockSize: '62svh',
  minBlockSize: rem(200),
  aspectRatio: '336 / 374',
  '@media': {
    [from.md]: { aspectRatio: '760 / 475' },
    [onePanelBelow.lg]: { maxBlockSize: `min(62svh, 100svh - ${rem(408)})` },
    [onePanelBelow.md]: {
      flex: `1 1 ${rem(132)}`,
      aspectRatio: 'auto',
      minBlockSize: 0,
      maxBlockSize: `calc((100vw - 2 * ${page.margin}) * 374 / 336)`,
    },
  },
})

export const art = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
})

/** Nearer to the edge in narrow windows, so that the button does not cover it. */
export const shoot = styleVariants({
  left: [inComponents({ '@media': { [below.md]: { transform: 'translateX(-60px)' } } })],
  right: [inComponents({ '@media': { [below.md]: { transform: 'translateX(60px)' } } })],
})

export const play = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(84),
  blockSize: rem(84),
  border: `${rem(10)} solid ${bg.feature}`,
  boxSizing: 'content-box',
  borderRadius: '50%',
  backgroundColor: accent.shoot,
  color: accent.onShoot,
  transition: `background-color ${motion.duration.quick} ${motion.easing.standard}`,
  selectors: {
    '&:focus-visible': { outline: `3px solid ${text.onFeature}`, outlineOffset: '-4px' },
  },
  '@media': {
    [from.md]: { inlineSize: rem(104), blockSize: rem(104), borderWidth: rem(12) },
    [reader.canHover]: {
      selectors: { '&:hover': { backgroundColor: vars.color.vine.leafLight } },
    },
  },
})

/* The film does not exist yet. This text replaces it. */
export const message = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: space[4],
  padding: space[6],
  backgroundColor: `color-mix(in srgb, ${bg.feature} 92%, transparent)`,
  color: text.onFeature,
  textAlign: 'center',
})

export const messageText = componentStyle({
  ...typeStyle('heading'),
  maxInlineSize: rem(420),
  textWrap: 'balance',
})

export const close = componentStyle({
  minBlockSize: vars.size.tap,
  paddingInline: space[5],
  border: `1px solid ${vars.color.border.controlOnFeature}`,
  borderRadius: vars.radius.md,
  color: text.onFeature,
  fontWeight: 600,
  selectors: { '&:focus-visible': { outlineColor: accent.shoot } },
})

export const caption = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  fontSize: rem(15),
  color: text.onFeatureMuted,
})

export const captionTitle = componentStyle({ fontWeight: 600, color: text.onFeature })
