import type { Plugin } from 'vite'

/**
 * Has Chromium compile the pages' large scripts whole, beside the page, while they come (decision 0060). Without that
 * it compiles each function when it is first called, and the page waits meanwhile. Other browsers read a comment.
 */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: (user, { command }) => command === 'build' && !user.build?.ssr,
  generateBundle: {
    // The hint counts as the first line of its file only, and Vite writes lines of its own there.
    order: 'post',
    handler: (_, bundle) => {
      for (const part of Object.values(bundle)) {
        if (part.type === 'chunk' && part.code.length > worthIt) part.code = `${hint}\n${part.code}`
      }
    },
  },
})

const hint = '//# allFunctionsCalledOnLoad'

/** Characters. */
const worthIt = 10_000
