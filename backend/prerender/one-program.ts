import type { Plugin } from 'vite'

/** The bundler itself gives each page the parts of it that the page needs. */
const sharedByParts = /\/node_modules\/xstate\//

/**
 * Puts what the program imports at once into one script and one style sheet. The bundler would cut it into dozens,
 * wherever a page shares a part of it; each costs a request, and small files are compressed badly.
 */
export const oneProgram = (): Plugin => {
  const program = new Set<string>()
  return {
    name: 'one-program',
    apply: (user, { command }) => command === 'build' && !user.build?.ssr,
    buildEnd() {
      const reach = (id: string) => {
        if (program.has(id)) return
        program.add(id)
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) reach(imported)
      }
      for (const id of this.getModuleIds()) {
        if (this.getModuleInfo(id)?.isEntry) reach(id)
      }
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        groups: [{ name: 'program', test: (id) => program.has(id) && !sharedByParts.test(id) }],
      },
    }),
  }
}
