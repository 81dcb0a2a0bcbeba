import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, inComponents } from '../theme/in-layer.ts'
import { reader } from '../theme/media.ts'
import { typeScale } from '../theme/tokens/type-scale.ts'
import { rem } from '../theme/tokens/units.ts'
import { typeStyle } from './type-style.ts'

const base = componentStyle({
  maxInlineSize: vars.width.reading,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  selectors: {
    '&[data-align="center"]': { marginInline: 'auto', textAlign: 'center', textWrap: 'balance' },
  },
})

const { lead, body, bodyStrong, small, caption, micro } = typeScale
export const text = styleVariants({ lead, body, bodyStrong, small, caption, micro }, (_, role) => [
  base,
  inComponents(typeStyle(role)),
])

export const tone = styleVariants(
  {
    primary: vars.color.text.primary,
    secondary: vars.color.text.secondary,
    muted: vars.color.text.muted,
    accent: vars.color.text.link,
    danger: vars.color.danger.text,
    success: vars.color.success.text,
    onFeature: vars.color.text.onFeature,
    onFeatureMuted: vars.color.text.onFeatureMuted,
  },
  (color) => inComponents({ color }),
)

export const strong = componentStyle({ fontWeight: 600, color: vars.color.text.primary })

const headingBase = componentStyle({
  color: vars.color.text.primary,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: { '&[data-align="center"]': { textAlign: 'center' } },
})

/* A long name, whose words may not fit into a line. */
const longName = (size: number) =>
  inComponents({ ...typeStyle('heading'), fontSize: rem(size), lineHeight: 1.2, hyphens: 'auto' })

export const heading = styleVariants({
  /* The G of the display font has space at its left, so the text is pulled to the edge of the text below it. */
  hero: [headingBase, inComponents({ ...typeStyle('hero'), marginInlineStart: '-0.04em' })],
  display: [headingBase, inComponents(typeStyle('display'))],
  title: [headingBase, inComponents(typeStyle('title'))],
  heading: [headingBase, inComponents(typeStyle('heading'))],
  subheading: [headingBase, inComponents(typeStyle('subheading'))],
  long: [headingBase, longName(28)],
  longest: [headingBase, longName(22)],
})

export const visuallyHidden = componentStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

export const unbroken = componentStyle({
  /* WebKit's accessible names omit the space before an inline element. */
  display: 'inline-block',
  /* Otherwise the background that browsers paint behind text in forced colours covers the line above. */
  '@media': { [reader.forcesColors]: { forcedColorAdjust: 'preserve-parent-color' } },
})
