import { typeStyle } from '../text/type-style.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { reader } from '../theme/media.ts'
import { rem } from '../theme/tokens/units.ts'

export const button = componentStyle({
  ...typeStyle('label'),
  position: 'relative',
  display: 'grid',
  justifyItems: 'end',
  minBlockSize: rem(20),
  padding: 0,
  border: 0,
  borderRadius: vars.radius.xs,
  backgroundColor: 'transparent',
  color: vars.color.text.link,
  textAlign: 'end',
  cursor: 'pointer',
  selectors: {
    '&[data-busy]': { cursor: 'progress' },
    '&[data-unavailable]': { color: vars.color.text.muted, cursor: 'not-allowed' },
    /* One line of text is lower than the 44 px of the hit area. */
    '&::after': { content: '', position: 'absolute', insetInline: '-4px', insetBlock: '-12px' },
  },
  '@media': { [reader.canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
})
