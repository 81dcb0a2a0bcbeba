import { createVar, style } from '@vanilla-extract/css'
import { vars } from '../../src/design/theme/contract.css.ts'
import { inComponents } from '../../src/design/theme/in-layer.ts'

const { color } = vars
const pageWidth = createVar()
const pageHeight = createVar()
const scale = createVar()

const sizes = {
  selectors: {
    '&[data-size="phone"]': { vars: { [pageWidth]: '390', [pageHeight]: '760', [scale]: '0.7' } },
    '&[data-size="tablet"]': {
      vars: { [pageWidth]: '768', [pageHeight]: '1024', [scale]: '0.5' },
    },
    '&[data-size="desktop"]': {
      vars: { [pageWidth]: '1440', [pageHeight]: '900', [scale]: '0.27' },
    },
  },
}

export const window = style(
  inComponents({
    ...sizes,
    justifySelf: 'center',
    boxSizing: 'content-box',
    inlineSize: `calc(${pageWidth} * ${scale} * 1px)`,
    blockSize: `calc(${pageHeight} * ${scale} * 1px)`,
    overflow: 'hidden',
    border: `7px solid ${color.bg.feature}`,
    borderRadius: 22,
    backgroundColor: color.bg.canvas,
  }),
)

export const page = style(
  inComponents({
    ...sizes,
    display: 'block',
    inlineSize: `calc(${pageWidth} * 1px)`,
    blockSize: `calc(${pageHeight} * 1px)`,
    border: 0,
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
  }),
)
