import { createVar, style } from '@vanilla-extract/css'
import { typeStyle } from '../text/type-style.ts'
import { vars } from '../theme/contract.css.ts'
import { forcedSelection } from '../theme/forced-selection.ts'
import { componentStyle, inComponents } from '../theme/in-layer.ts'
import { below, from, onePanel, reader } from '../theme/media.ts'
import { layer } from '../theme/tokens/scales.ts'
import { rem } from '../theme/tokens/units.ts'
import { ink } from '../vine/vine.css.ts'
import { stake } from './stake.ts'

const { accent, bg, border, text, vine } = vars.color
const { duration, easing } = vars.motion

/** The colours of a side navigation, by the background of the panel. */
export const tint = {
  background: createVar(),
  slat: createVar(),
  ring: createVar(),
  rest: createVar(),
  current: createVar(),
  leaf: createVar(),
}

/* The stake needs a window that is wide and high enough; other windows have the rail. */
export const stakeMedia = `${from.lg} and (min-height: 40rem)`

const tap = 44
const nodeSize = 12
const railNode = 20

const base = componentStyle({
  position: 'relative',
  minBlockSize: `calc(${vars.size.sideRail} + env(safe-area-inset-bottom))`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  backgroundColor: tint.background,
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: `${railNode - 1}px`,
    blockSize: '2px',
    backgroundColor: tint.slat,
  },
  '@media': {
    /* On an ordinary page it scrolls with the page. */
    [onePanel]: { position: 'fixed', zIndex: layer.sticky, insetInline: 0, insetBlockEnd: 0 },
    [stakeMedia]: {
      insetInline: 'auto 36px',
      insetBlock: '50% auto',
      minBlockSize: 0,
      paddingBlockEnd: 0,
      backgroundColor: 'transparent',
      transform: 'translateY(-50%)',
      '::before': { display: 'none' },
    },
  },
})

const onPaper = {
  [tint.slat]: border.rail,
  [tint.ring]: border.control,
  [tint.rest]: text.secondary,
  [tint.current]: text.primary,
  [tint.leaf]: vine.leaf,
}

/* By an attribute, which a prerendered page can set before it is hydrated. */
const onBackground = Object.entries({
  canvas: { ...onPaper, [tint.background]: bg.canvas },
  surface: { ...onPaper, [tint.background]: bg.surface },
  feature: {
    [tint.background]: bg.feature,
    [tint.slat]: border.onFeature,
    [tint.ring]: border.controlOnFeature,
    [tint.rest]: text.onFeatureMuted,
    [tint.current]: text.onFeature,
    [tint.leaf]: accent.shoot,
    [ink.stem]: vine.onFeatureStem,
    [ink.leaf]: vine.bud,
    [ink.light]: vine.leafLight,
    [border.focus]: accent.shoot,
  },
  bloom: {
    [tint.background]: bg.bloom,
    [tint.slat]: `color-mix(in srgb, ${text.onBloomMuted} 34%, transparent)`,
    [tint.ring]: border.controlOnBloom,
    [tint.rest]: text.onBloomMuted,
    [tint.current]: text.onBloom,
    [tint.leaf]: vine.leaf,
  },
}).map(([background, vars]) => [`&[data-background=${background}]`, { vars }])

export const nav = style([base, inComponents({ selectors: Object.fromEntries(onBackground) })])

/*
 * The links are in the order of the stake, from top to bottom, and the vine climbs from the last one. The rail reverses
 * them, so that its leaf moves in the reading direction when the page scrolls down.
 */
export const list = componentStyle({
  display: 'flex',
  flexDirection: 'row-reverse',
  readingFlow: 'flex-visual',
  maxInlineSize: rem(480),
  marginInline: 'auto',
  '@media': {
    [stakeMedia]: {
      flexDirection: 'column',
      gap: `${stake.pitch - tap}px`,
      paddingBlockStart: `${stake.head - tap / 2}px`,
      paddingBlockEnd: `${stake.foot - tap / 2}px`,
    },
  },
})

export const place = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '1 1 0',
  minInlineSize: 0,
  '@media': { [stakeMedia]: { flex: 'none', justifyItems: 'end' } },
})

export const button = componentStyle({
  ...typeStyle('small'),
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: rem(4),
  minBlockSize: vars.size.sideRail,
  paddingBlock: `${railNode - nodeSize / 2}px 0`,
  paddingInline: '4px',
  borderRadius: vars.radius.sm,
  color: tint.rest,
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': { outlineOffset: '-4px' },
    '&[aria-current]': { color: tint.current, fontWeight: 600 },
  },
  '@media': {
    /* Each link has a third of the window, also at 320 px with a font size of 200 %. */
    [below.xxs]: { fontSize: `min(${rem(12)}, 6.4vw)`, paddingInline: 0 },
    [reader.canHover]: { selectors: { '&:hover': { color: tint.current } } },
    [stakeMedia]: {
      flexDirection: 'row',
      justifyContent: 'flex-start',
      gap: rem(16),
      minBlockSize: `${tap}px`,
      paddingBlock: 0,
      paddingInline: `10px ${(stake.width - nodeSize) / 2}px`,
      selectors: { '&:focus-visible': { outlineOffset: 0 } },
    },
  },
})

export const label = componentStyle({
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': { [stakeMedia]: { whiteSpace: 'nowrap' } },
})

/* The ring of a target; the current one has an open leaf in it. */
export const node = componentStyle({
  position: 'relative',
  flexShrink: 0,
  inlineSize: `${nodeSize}px`,
  blockSize: `${nodeSize}px`,
  border: `2px solid ${tint.ring}`,
  borderRadius: '50%',
  backgroundColor: tint.background,
  boxShadow: `0 0 0 8px ${tint.background}`,
  '::after': {
    content: '',
    position: 'absolute',
    inset: '-3px',
    borderStartStartRadius: '62%',
    borderEndEndRadius: '62%',
    backgroundColor: tint.leaf,
    opacity: 0,
    transform: 'scale(0)',
    transformOrigin: '0 100%',
    transition: `transform ${duration.grow} ${easing.settle}, opacity ${duration.quick} ${easing.standard}`,
  },
  selectors: {
    '[aria-current] > &': { borderColor: 'transparent', backgroundColor: tint.background },
    '[aria-current] > &::after': { opacity: 1, transform: 'none' },
  },
  '@media': {
    [stakeMedia]: { boxShadow: 'none' },
    [reader.prefersReducedMotion]: { '::after': { transform: 'none' } },
    [reader.forcesColors]: {
      boxShadow: 'none',
      '::after': { display: 'none' },
      selectors: { '[aria-current] > &': forcedSelection },
    },
  },
})
