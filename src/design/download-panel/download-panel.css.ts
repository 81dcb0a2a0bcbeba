import { style } from '@vanilla-extract/css'
import { typeStyle } from '../text/type-style.ts'
import { vars } from '../theme/contract.css.ts'
import { inComponents } from '../theme/in-layer.ts'
import { from, reader } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'

const { color, page, radius, space, width } = vars

export const panel = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    minBlockSize: 'min(100svh, 46rem)',
    paddingInline: page.margin,
    paddingBlock: space[10],
    overflow: 'hidden',
    backgroundColor: color.bg.bloom,
    color: color.text.onBloom,
  }),
)

export const row = style(
  inComponents({
    position: 'relative',
    inlineSize: '100%',
    maxInlineSize: width.max,
    marginInline: 'auto',
  }),
)

export const words = style(
  inComponents({ display: 'grid', justifyItems: 'start', gap: space[5], maxInlineSize: rem(520) }),
)

export const label = style(inComponents(typeStyle('bodyStrong')))

export const heading = style(inComponents({ ...typeStyle('display'), textWrap: 'balance' }))

export const lead = style(inComponents({ ...typeStyle('lead'), color: color.text.onBloomMuted }))

export const stores = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', gap: space[4], paddingBlockStart: space[3] }),
)

/* The lattice and its vine keep to the half that the words leave free. */
export const art = style(
  inComponents({
    display: 'none',
    '@media': {
      [from.lg]: {
        display: 'block',
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 0,
        blockSize: '100%',
        inlineSize: '46%',
      },
    },
  }),
)

export const slats = style(
  inComponents({
    fill: 'none',
    stroke: `color-mix(in srgb, ${color.text.onBloomMuted} 16%, transparent)`,
    strokeWidth: '6px',
  }),
)

export const store = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: rem(64),
    paddingInline: space[5],
    borderRadius: radius.lg,
    border: `1px solid ${color.border.onFeature}`,
    backgroundColor: color.bg.feature,
    color: color.text.onFeature,
    textDecoration: 'none',
    '@media': {
      [reader.canHover]: { selectors: { '&:hover': { backgroundColor: color.bg.featureRaised } } },
    },
  }),
)

export const storeOver = style(
  inComponents({ ...typeStyle('caption'), display: 'block', color: color.text.onFeatureMuted }),
)

export const storeName = style(inComponents({ ...typeStyle('subheading'), display: 'block' }))
