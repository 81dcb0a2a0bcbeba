import type { Plugin } from 'vite'

/**
 * Makes Chromium compile whole large scripts in the background while they load (decision 0060). By default it compiles
 * each function on its first call, on the main thread. Other browsers ignore the comment.
 */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: (user, { command }) => command === 'build' && !user.build?.ssr,
  generateBundle: {
    // The hint must be the first line of the file, where Vite inserts lines of its own.
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.code.length > minLength)
          file.code = `${hint}\n${file.code}`
      }
    },
  },
})

const hint = '//# allFunctionsCalledOnLoad'

/** Characters. Smaller scripts compile quickly enough. */
const minLength = 10_000
