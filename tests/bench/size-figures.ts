import { filesIn } from '../build/files-in.ts'
import { sizesOf } from '../build/sizes.ts'
import type { Figure } from './part.ts'

/** React, the router, XState and the identity library in an empty page, in kB (decision 0056). */
const bare = { name: 'the bare packages', value: 138 }

/** The sizes of a build, which `npm test` compares with their budgets. */
export const sizeFigures = async (folder: string): Promise<readonly Figure[]> =>
  Object.entries(sizesOf(await filesIn(folder))).map(([name, value]) => ({
    name,
    value,
    unit: name.endsWith('brotli') ? 'kB brotli' : 'kB gzip',
    budget: ['sizes', name],
    ...(name.endsWith('with identity') ? { baseline: bare } : {}),
  }))
