import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { inRepository } from '../support/run/tools.ts'
import { type FieldFault, plantedFault } from './faults.ts'

/** A fault with the name by which a page chooses it. */
export type NamedFault = FieldFault & { name: string }

/**
 * Plants all these faults in one build: each expression becomes a choice between the right one and the mistake. Fails if an
 * expression does not occur exactly once.
 */
export const plantFaults = (faults: readonly NamedFault[]): Plugin => ({
  name: 'plant-faults',
  enforce: 'pre',
  transform(code, id) {
    const [path = ''] = id.split('?')
    return faults
      .filter(({ file }) => resolve(inRepository(file)) === path)
      .reduce((planted, { name, file, find, replace }) => {
        const occurrences = planted.split(find).length - 1
        if (occurrences !== 1)
          throw new Error(`'${find}' occurs ${occurrences} times in ${file}, expected once.`)
        const named = JSON.stringify(name)
        return planted.replace(
          find,
          () => `(globalThis.${plantedFault} === ${named} ? (${replace}) : (${find}))`,
        )
      }, code)
  },
})
