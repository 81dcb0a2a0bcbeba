import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { tokens } from './layers.css.ts'
import { below, from, reader } from './media.ts'
import { dark } from './tokens/dark.ts'
import { reducedDuration } from './tokens/motion.ts'
import { pageMargin, wideSize } from './tokens/scales.ts'
import { typeOnWideWindows } from './tokens/type-values.ts'
import { rem } from './tokens/units.ts'
import { values } from './tokens/values.ts'

createGlobalTheme(':root', vars, { '@layer': tokens, ...values })

globalStyle(':root', {
  '@layer': {
    [tokens]: {
      colorScheme: 'light',
      '@media': {
        [reader.prefersReducedMotion]: { vars: assignVars(vars.motion.duration, reducedDuration) },
        /* The bar takes two lines. */
        [below.xxs]: { vars: { [vars.adaptive.topBar]: rem(112) } },
        [from.md]: {
          vars: {
            ...assignVars(vars.type, typeOnWideWindows),
            ...assignVars(vars.adaptive, wideSize),
            [vars.page.margin]: pageMargin.md,
          },
        },
        [from.xl]: { vars: { [vars.page.margin]: pageMargin.xl } },
      },
    },
  },
})

/* The system decides, unless `data-theme` on the root is light or dark. Print is always light. */
const darkValues = {
  colorScheme: 'dark',
  vars: { ...assignVars(vars.color, dark.color), ...assignVars(vars.elevation, dark.elevation) },
}
globalStyle(':root:not([data-theme="light"])', {
  '@layer': { [tokens]: { '@media': { [`screen and ${reader.prefersDark}`]: darkValues } } },
})
globalStyle(':root[data-theme="dark"]', {
  '@layer': { [tokens]: { '@media': { screen: darkValues } } },
})
