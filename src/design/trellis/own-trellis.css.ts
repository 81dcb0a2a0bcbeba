import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { leaf as chipLeaf, group, rails } from '../chip/chip.css.ts'
import { typeStyle } from '../text/type-style.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, inComponents, inVariants } from '../theme/in-layer.ts'
import { components } from '../theme/layers.css.ts'
import { leafCorners } from '../theme/leaf-corners.ts'
import { below, from, reader, tablet } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'
import { ink } from '../vine/vine.css.ts'
import { laneWidth } from './stem.ts'

const { adaptive, color, elevation, leaf, motion, space } = vars

const laneSize = `${laneWidth}px`
const besideLane = `${laneWidth + 8}px`

const slat = `linear-gradient(to right, ${color.border.rail} 1px, color-mix(in srgb, ${color.border.rail} 40%, ${color.bg.canvas}) 1px 8px, ${color.border.rail} 8px 9px, transparent 0)`
const atMiddleOfLane = `${laneWidth / 2 - 4}px`

export const trellis = componentStyle({
  display: 'grid',
  gridTemplate: 'max-content 1fr / minmax(0, 1fr)',
  minInlineSize: 0,
  /* Of the space that the text leaves, where there is one panel at a time. */
  blockSize: '100%',
  /* The height is the same while the record is loading. */
  selectors: { '&[data-band]': { gridTemplateRows: '1fr', minBlockSize: rem(260) } },
  '@media': {
    [`${from.lg} and (min-height: 40rem)`]: {
      selectors: {
        '&:not([data-band])': {
          minBlockSize: `calc(100svh - ${adaptive.topBar} - ${adaptive.marquee})`,
        },
      },
    },
  },
})

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
  minBlockSize: laneSize,
  paddingBlockStart: space[2],
})

/* Below the portraits, if it would have less than this. */
export const owner = componentStyle({ flex: '1 1 9rem', minInlineSize: 0, alignSelf: 'center' })

export const oneLine = componentStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
})

/* The rest of a long text is on hidden lines, and not beside its box. */
const clamped = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

export const name = style([
  clamped,
  inComponents({
    ...typeStyle('bodyStrong'),
    '@media': {
      [below.md]: { selectors: { '&[data-long]': typeStyle('label') } },
      [from.lg]: typeStyle('subheading'),
    },
  }),
])
export const place = style([
  clamped,
  inComponents({ ...typeStyle('small'), WebkitLineClamp: 1, color: color.text.secondary }),
])

export const portraits = componentStyle({
  ...typeStyle('label'),
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  isolation: 'isolate',
})

globalStyle(`${portraits} > img`, {
  '@layer': { [components]: { boxShadow: `0 0 0 2.5px ${color.bg.canvas}` } },
})

/* One behind the other, and the first behind the picture. */
export const connection = componentStyle({
  ...leafCorners(leaf.avatar),
  inlineSize: laneSize,
  blockSize: laneSize,
  marginInlineStart: `calc(${12 - laneWidth}px - ${space[1]})`,
  border: `1.5px solid ${color.border.selected}`,
  backgroundColor: color.bg.canvas,
  position: 'relative',
  selectors: Object.fromEntries([2, 3, 4, 5].map((n) => [`&:nth-child(${n})`, { zIndex: -n }])),
})

const rowsOfChips = (count: number): string =>
  `calc(${count} * ${adaptive.chip} + ${count - 1} * ${adaptive.chipRowGap})`

const inBand = '[data-band] > * > &'
const notInBand = ':not([data-band]) > * > &'

/* Three uprights for the stems, and rails from the first chip on. */
export const lattice = componentStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplate: `minmax(0, auto) auto minmax(${rem(8)}, 1fr) / minmax(0, 1fr)`,
  rowGap: adaptive.chipRowGap,
  minBlockSize: 0,
  paddingBlock: `${space[6]} ${space[5]}`,
  backgroundImage: `${slat}, ${slat}, ${slat}`,
  backgroundRepeat: 'no-repeat',
  backgroundSize: '9px 100%',
  backgroundPosition: `${atMiddleOfLane} 0, 50% 0, calc(100% - ${atMiddleOfLane}) 0`,
  '::after': { content: '', gridArea: '1 / 1 / -1 / -1', zIndex: -2, ...rails },
  '@media': {
    [from.lg]: {
      gridTemplateRows: 'minmax(34%, auto) auto 1fr',
      selectors: { '[data-band] > &': { gridTemplate: '1fr / repeat(2, minmax(0, 1fr))' } },
    },
    [reader.forcesColors]: { backgroundImage: 'none', '::after': { backgroundImage: 'none' } },
  },
})

export const stems = componentStyle({
  position: 'absolute',
  /* Over the shadow of the card. */
  zIndex: 1,
  inset: 0,
  display: 'flex',
  justifyContent: 'space-between',
  overflowY: 'clip',
})

export const lane = componentStyle({ display: 'flex', alignItems: 'end', inlineSize: laneSize })

export const moreMeetups = componentStyle({
  ...typeStyle('caption'),
  position: 'absolute',
  insetInlineStart: laneSize,
  paddingInline: space[2],
  insetBlockEnd: space[3],
  whiteSpace: 'nowrap',
  backgroundColor: color.bg.canvas,
  color: color.text.secondary,
})

export const card = componentStyle({
  ...leafCorners(leaf.md),
  ...typeStyle('subheading'),
  position: 'relative',
  gridArea: '2 / 1',
  display: 'flex',
  alignItems: 'center',
  /* Beside the stem, which has a leaf for each meetup. */
  marginInlineStart: besideLane,
  padding: `${space[3]} ${space[5]}`,
  border: '2px solid transparent',
  backgroundColor: color.accent.shoot,
  color: color.accent.onShoot,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: {
    '&[data-empty]': {
      borderColor: color.border.control,
      borderStyle: 'dashed',
      backgroundColor: color.bg.canvas,
      color: color.text.secondary,
    },
  },
  '@media': {
    [below.xs]: { paddingInline: space[3], fontSize: `min(${rem(20)}, 9vw)` },
    [tablet]: {
      selectors: {
        [notInBand]: { ...typeStyle('heading'), padding: `${rem(24)} ${space[7]}` },
        [inBand]: { marginInlineEnd: `calc(50% - ${laneWidth / 2}px)` },
      },
    },
    [from.lg]: {
      ...typeStyle('heading'),
      padding: `${rem(28)} ${space[7]}`,
      selectors: {
        /* In others it would fall on the chips. */
        [`${notInBand}:not([data-empty])`]: { boxShadow: elevation.high },
        /* To the upright in the middle. */
        [inBand]: { gridRow: 1, alignSelf: 'start', marginInlineEnd: `${-laneWidth / 2}px` },
      },
    },
  },
})

export const ties = componentStyle({
  vars: { [ink.tie]: color.vine.stem },
  position: 'absolute',
  insetInline: rem(-2),
  inlineSize: `calc(100% + ${rem(4)})`,
  maxInlineSize: 'none',
  blockSize: '12px',
  overflow: 'visible',
  selectors: {
    '&:first-child': { insetBlockStart: '-7px' },
    '&:last-child': { insetBlockEnd: '-7px' },
  },
})

export const middleTie = componentStyle({
  '@media': { [from.md]: { selectors: { '[data-band] &': { display: 'none' } } } },
})

/* The chips hang on rails beside the lane of the stem. */
export const interests = style([
  group,
  inVariants({
    gridArea: '1 / 1',
    alignContent: 'start',
    paddingInline: `${besideLane} ${adaptive.chipGap}`,
    minBlockSize: 0,
    maxBlockSize: rowsOfChips(3),
    overflowY: 'clip',
    backgroundImage: 'none',
    selectors: { [inBand]: { maxBlockSize: rowsOfChips(2) } },
    '@media': {
      [from.lg]: {
        selectors: {
          [inBand]: {
            gridColumn: 2,
            maxBlockSize: rowsOfChips(3),
            /* Not over the last upright. */
            paddingInlineEnd: besideLane,
          },
        },
      },
    },
  }),
])

export const interest = componentStyle({ blockSize: adaptive.chip })

export const more = componentStyle({
  ...typeStyle('small'),
  minBlockSize: adaptive.chip,
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: space[2],
  backgroundColor: color.bg.canvas,
  color: color.text.secondary,
})

const open = keyframes({ from: { transform: 'scale(0)' } })

/* A leaf that was not there the last time grows once. All others, and the grips of the chips, are simply there. */
globalStyle(`${lane} [data-new] > path, ${interests} [data-new] > .${chipLeaf}`, {
  '@layer': {
    [components]: {
      '@media': {
        [reader.allowsMotion]: {
          animation: `${open} ${motion.duration.grow} ${motion.easing.settle} both`,
        },
      },
    },
  },
})
globalStyle(`${interests} > li > span, ${interests} > li > span::after`, {
  '@layer': { [components]: { transitionDuration: '0s' } },
})
/* The first one grows from the upright. The others hang on their rail. */
globalStyle(`${interests} > li:first-child > span::before`, {
  '@layer': { [components]: { inlineSize: `${laneWidth / 2 + 8}px` } },
})
globalStyle(`${interests} > li + li > span::before`, {
  '@layer': { [components]: { content: 'none' } },
})
