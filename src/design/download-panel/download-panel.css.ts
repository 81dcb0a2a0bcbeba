import { typeStyle } from '../text/type-style.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { from, onePanelBelow, reader } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'

const { color, page, radius, space } = vars

export const row = componentStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: space[5],
  inlineSize: '100%',
  minInlineSize: 0,
  paddingInline: page.margin,
  paddingBlockStart: space[3],
  '@media': {
    [from.lg]: {
      gridTemplateRows: 'minmax(0, 1fr)',
      gridTemplateColumns: 'minmax(0, 430fr) minmax(0, 680fr)',
      alignItems: 'center',
      gap: space[5],
      maxInlineSize: rem(1440),
      marginInline: 'auto',
      paddingBlockStart: 0,
      /* The side navigation is at the end. */
      paddingInlineEnd: rem(160),
    },
  },
})

export const texts = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  /* Above the slats. */
  position: 'relative',
  zIndex: 1,
  '@media': { [from.lg]: { gap: space[5], paddingBlockEnd: space[10] } },
})

export const label = componentStyle(typeStyle('bodyStrong'))

export const heading = componentStyle({
  ...typeStyle('display'),
  textWrap: 'balance',
  '@media': { [from.lg]: { fontSize: `min(${rem(64)}, 4.45vw)`, lineHeight: 1.02 } },
})

export const lead = componentStyle({
  ...typeStyle('lead'),
  color: color.text.onBloomMuted,
  textWrap: 'balance',
  maxInlineSize: rem(400),
})

export const stores = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(10),
  paddingBlockStart: space[3],
})

export const foot = componentStyle({
  ...typeStyle('small'),
  vars: { [color.text.link]: color.text.onBloom },
})

/* The phone extends below the bottom of the panel. */
export const stage = componentStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  minBlockSize: rem(340),
  '@media': {
    [onePanelBelow.lg]: { minBlockSize: rem(150) },
    [from.lg]: { alignSelf: 'stretch', alignItems: 'end', minBlockSize: rem(480) },
  },
})

export const phone = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: `min(100%, ${rem(304)})`,
  blockSize: 'auto',
  overflow: 'visible',
  filter: `drop-shadow(0 24px 40px rgb(22 35 27 / 24%))`,
  '@media': {
    [from.lg]: {
      insetBlockStart: `max(${rem(24)}, calc(100svh - ${rem(72 + 784)}))`,
      inlineSize: `min(52%, ${rem(352)})`,
    },
  },
})

export const lattice = componentStyle({
  display: 'none',
  '@media': {
    [from.md]: {
      display: 'block',
      position: 'absolute',
      insetBlock: `calc(-1 * ${vars.adaptive.topBar}) 0`,
      inlineSize: '100%',
      blockSize: `calc(100% + ${vars.adaptive.topBar})`,
      overflow: 'visible',
    },
  },
})

export const store = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: rem(56),
  paddingBlock: rem(6),
  /* Both fit in one row on phones of 360 px, too. */
  paddingInline: `clamp(${rem(7)}, 24vw - ${rem(79)}, ${rem(14)})`,
  borderRadius: radius.lg,
  border: `1px solid ${color.border.onFeature}`,
  backgroundColor: color.bg.feature,
  color: color.text.onFeature,
  textDecoration: 'none',
  '@media': {
    [from.md]: { gap: space[3], minBlockSize: rem(64), paddingInline: space[5] },
    [reader.canHover]: { selectors: { '&:hover': { backgroundColor: color.bg.featureRaised } } },
  },
})

export const storeOver = componentStyle({
  ...typeStyle('caption'),
  display: 'block',
  color: color.text.onFeatureMuted,
})

export const storeName = componentStyle({
  ...typeStyle('subheading'),
  display: 'block',
  fontSize: rem(17),
  lineHeight: 1.25,
  '@media': { [from.md]: typeStyle('subheading') },
})
