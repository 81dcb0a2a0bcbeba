import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { components } from '../theme/layers.css.ts'
import { leafCorners } from '../theme/leaf-corners.ts'
import { from } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'
import { ink, leaf } from './vine.css.ts'

const { bg, border, text, vine } = vars.color

export const panel = componentStyle({
  ...leafCorners(vars.leaf.lg),
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  overflow: 'hidden',
  blockSize: '100%',
  padding: `${rem(48)} ${rem(52)}`,
  containerType: 'inline-size',
  backgroundColor: bg.feature,
  vars: {
    [ink.stem]: vine.onFeatureStem,
    [ink.tie]: vine.onFeatureStem,
    [ink.leaf]: vine.onFeatureLeaf,
    [ink.light]: vine.bud,
    [text.primary]: text.onFeature,
    [text.secondary]: text.onFeatureMuted,
    [text.link]: text.onFeature,
    [border.focus]: vars.color.accent.shoot,
  },
})

export const art = componentStyle({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 })

/* By night every fifth dark leaf is paler and every fifth deeper than the others. */
for (const [place, fill] of [
  ['5n + 3', vine.onFeatureStem],
  ['5n + 6', vine.tie],
] as const) {
  globalStyle(`${art} > g > g:nth-child(${place}) > .${leaf.dark}`, {
    '@layer': { [components]: { fill } },
  })
}

export const slats = componentStyle({ fill: 'none', stroke: vine.onFeatureSlat, strokeWidth: 7 })

/* Opaque, so that no vine crosses the text. */
export const frame = componentStyle({
  borderStyle: 'solid',
  borderWidth: '7px',
  borderColor: vine.onFeatureSlat,
  borderStartStartRadius: rem(44),
  borderStartEndRadius: rem(16),
  borderEndEndRadius: rem(44),
  borderEndStartRadius: rem(16),
  position: 'relative',
  padding: `${rem(44)} ${rem(36)}`,
  backgroundColor: bg.feature,
  color: text.onFeature,
  overflowWrap: 'anywhere',
  '@container': {
    '(min-width: 536px)': {
      marginBlockStart: rem(52),
      marginInlineEnd: rem(88),
      padding: `${rem(48)} ${rem(46)}`,
    },
  },
  '@media': { [from.xl]: { paddingBlock: rem(52) } },
})
